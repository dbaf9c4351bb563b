/** A group of services under one name. */
export interface ServiceGroup {
  readonly title: string;
  /** The drawing that stands for it. */
  readonly icon: 'seal' | 'sheets' | 'scan' | 'fax';
  readonly description: string;
  readonly items: readonly { readonly name: string; readonly href?: `/${string}` }[];
}

/** What the paper counter does, in the four groups of its overview. */
export const businessServiceGroups: readonly ServiceGroup[] = [
  {
    title: 'Notary',
    icon: 'seal',
    description: 'Walk in with a valid photo ID and the unsigned paper.',
    items: [
      { name: 'Notary public services', href: '/notary-services' },
      { name: 'Wills with witnesses', href: '/notary-services' },
      { name: 'Mobile notary', href: '/notary-services' },
    ],
  },
  {
    title: 'Printing and copying',
    icon: 'sheets',
    description: 'Color or black and white, from a file or an original.',
    items: [
      { name: 'Printing', href: '/printing-services' },
      { name: 'Copies', href: '/printing-services' },
      { name: 'Large format', href: '/printing-services' },
    ],
  },
  {
    title: 'Documents',
    icon: 'scan',
    description: 'Put in order, turned into files, or destroyed.',
    items: [
      { name: 'Document services', href: '/document-services' },
      { name: 'Scanning', href: '/scanning-services' },
      { name: 'Shredding', href: '/document-services' },
    ],
  },
  {
    title: 'Fax and photos',
    icon: 'fax',
    description: 'For the offices that still ask for them.',
    items: [
      { name: 'Fax, out and in', href: '/fax-services' },
      { name: 'Passport photos', href: '/document-services' },
    ],
  },
];

/** What the notary sees most, by kind. */
export const notaryDocuments = [
  {
    category: 'Property and vehicles',
    documents: ['Deeds', 'Vehicle titles', 'Bills of sale', 'Loan papers'],
  },
  {
    category: 'Family and health',
    documents: ['Powers of attorney', 'Health care directives', 'Travel consent for minors'],
  },
  {
    category: 'Work and school',
    documents: ['Affidavits', 'I-9 forms', 'Diploma copies', 'Residency statements'],
  },
  {
    category: 'Courts and agencies',
    documents: ['Sworn statements', 'Applications', 'Certified copies'],
  },
] as const;

export const constructionDocuments = [
  'Lien waivers',
  'Bid and performance bonds',
  'Contractor affidavits',
  'Permit applications',
  'Change orders',
] as const;
