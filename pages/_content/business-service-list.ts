import type { SvgFile } from '#authoring';
import faxPages from '../_assets/drawings/fax-pages.svg';
import signTogether from '../_assets/drawings/sign-together.svg';
import signedForm from '../_assets/drawings/signed-form.svg';
import stackOfCopies from '../_assets/drawings/stack-of-copies.svg';

/** A group of services under one name. */
export interface ServiceGroup {
  readonly title: string;
  /** Above the title; one of the page that it leads to. */
  readonly picture: SvgFile;
  readonly description: string;
  readonly items: readonly { readonly name: string; readonly href?: `/${string}` }[];
}

/** The four groups of the business services page. */
export const businessServiceGroups: readonly ServiceGroup[] = [
  {
    title: 'Notary',
    picture: signTogether,
    description: 'Walk in with an unsigned document and a valid photo ID.',
    items: [
      { name: 'Notary public services', href: '/notary-services' },
      { name: 'Wills with witnesses', href: '/notary-services' },
      { name: 'Mobile notary', href: '/notary-services' },
    ],
  },
  {
    title: 'Printing and copying',
    picture: stackOfCopies,
    description: 'Bring a file to print or a page to copy.',
    items: [
      { name: 'Printing', href: '/printing-services' },
      { name: 'Copies', href: '/printing-services' },
      { name: 'Large format', href: '/printing-services' },
    ],
  },
  {
    title: 'Documents',
    picture: signedForm,
    description: 'Turn paper into a file, or shred what you don’t need.',
    items: [
      { name: 'Document services', href: '/document-services' },
      { name: 'Scanning', href: '/scanning-services' },
      { name: 'Shredding', href: '/document-services' },
    ],
  },
  {
    title: 'Fax and photos',
    picture: faxPages,
    description: 'Send a fax, or have a passport photo taken.',
    items: [
      { name: 'Send a fax', href: '/fax-services' },
      { name: 'Passport photos', href: '/document-services' },
    ],
  },
];

/** Common documents, by kind. NC Secretary of State, Notary Public Section. */
export const notaryDocuments = [
  {
    category: 'Property and vehicles',
    documents: ['Deeds', 'vehicle titles', 'bills of sale', 'loan papers'],
  },
  {
    category: 'Family and health',
    documents: ['Powers of attorney', 'health care directives', 'travel consent for a child'],
  },
  {
    category: 'Work and business',
    documents: ['Contracts', 'affidavits', 'company resolutions'],
  },
  {
    category: 'Courts and agencies',
    documents: ['Sworn statements', 'applications that ask for a notary'],
  },
] as const;

export const constructionDocuments = [
  'Lien waivers',
  'Bid and performance bonds',
  'Contractor affidavits',
  'Permit applications',
  'Change orders, when the contract asks for a notary',
] as const;
