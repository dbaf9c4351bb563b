import type { PageMeta } from '#authoring';
import { ShredStrips } from './_components/drawings/paper-scenes.tsx';
import { PaperPage } from './_layouts/paper-page.tsx';

const address = '/document-services';

export const meta: PageMeta = {
  title: 'Document services: binding, shredding, passport photos',
  description:
    'Assemble a closing binder, have an ID photo taken, mail it certified and shred the drafts: the paper jobs an office does not want to do twice.',
  keywords: ['document services Wilmington NC', 'shredding', 'passport photos Wilmington'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Business Services', url: '/business-services' },
    { name: 'Document Services', url: address },
  ],
  services: ['Document preparation', 'Document shredding', 'Passport photos', 'Certified mailing'],
};

export default function DocumentServices() {
  return (
    <PaperPage
      address={address}
      meta={meta}
      title="Papers put in order, and the rest in strips"
      lead="Sort, copy, bind, send or shred. Hand over the folder, say what should be left of it, and sit down."
      picture={<ShredStrips />}
      ask="Describe the job"
      featuresTitle="Three things people bring a folder for"
      features={[
        {
          field: 'Assemble',
          title: 'One set, or twelve',
          text: 'Copied, put in sequence, tabbed and stapled or bound, each set like the first.',
        },
        {
          field: 'Identify',
          title: 'Passport photos',
          text: 'Taken at the counter and cut to the official size.',
        },
        {
          field: 'Destroy',
          title: 'Shredding',
          text: 'Old statements, drafts, patient lists. Bring them loose; paper clips may stay.',
        },
      ]}
      table={{
        title: 'Where a document goes next',
        caption: 'What can be done with a finished document',
        columns: ['If it has to be', 'Then'],
        groups: [
          {
            title: 'Signed',
            rows: [
              ['Witnessed and sealed', 'The notary is at the same counter. Do not sign at home.'],
              ['Signed by several people', 'Come together, or tell us who comes when.'],
            ],
          },
          {
            title: 'Sent',
            rows: [
              ['Proved to have arrived', 'USPS Certified Mail, or a carrier with a signature.'],
              [
                'There tomorrow',
                'An overnight envelope with any carrier that still collects today.',
              ],
              ['There in a minute', 'By fax, or scanned to an e-mail.'],
            ],
          },
        ],
      }}
      tips={{
        title: 'Make it go faster',
        items: [
          {
            title: 'Remove what stays',
            text: 'Take originals out that nobody but you should touch.',
          },
          {
            title: 'Number the pages',
            text: 'In pencil is fine. A dropped stack is then no drama.',
          },
          {
            title: 'Glasses off',
            text: 'For a passport photo. Plain clothes, no hat, no smile with teeth.',
          },
        ],
      }}
      visit="Bring the papers flat in a folder or a box. Big volumes are best handed over early in the day."
    />
  );
}
