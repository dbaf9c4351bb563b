import { Fragment } from 'react';
import { Link, type PageMeta } from '#authoring';
import clippedSets from './_assets/drawings/clipped-sets.svg';
import faceForThePhoto from './_assets/drawings/face-for-the-photo.svg';
import passportPhoto from './_assets/drawings/passport-photo.svg';
import photoAndStrips from './_assets/drawings/photo-and-strips.svg';
import shredder from './_assets/drawings/shredder.svg';
import { InlineDrawing } from './_components/drawings/inline-drawing.tsx';
import { unpriced } from './_facts/counter-prices.ts';
import { signaturePrice } from './_facts/price-texts.ts';
import { sourced } from './_facts/sources.ts';
import { PaperPage } from './_templates/paper-page.tsx';

const address = '/document-services';

export const meta: PageMeta = {
  title: 'Passport photos and shredding in Wilmington, NC',
  description:
    'Get passport photos, shred old statements or copy a set of documents in Wilmington. See how to prepare, and how to get papers signed, copied or mailed.',
  keywords: ['document services Wilmington NC', 'shredding', 'passport photos Wilmington'],
  schemaType: 'Service',
  breadcrumbs: [
    { name: 'Business Services', url: '/business-services' },
    { name: 'Document Services', url: address },
  ],
  own: { services: ['Passport photos', 'Document shredding', 'Copying', 'Certified Mail'] },
};

export default function DocumentServices() {
  return (
    <PaperPage
      address={address}
      meta={meta}
      title="Document services: passport photos, shredding and copies"
      lead={`Bring old statements to shred, an original to copy, or just yourself for a passport photo. ${unpriced(address, 'Call for prices.')}`}
      picture={<InlineDrawing of={photoAndStrips} />}
      ask="Ask for a price"
      featuresTitle="Three document services"
      featuresId="passport-photos"
      features={[
        {
          picture: passportPhoto,
          field: 'Photos',
          title: 'Get a passport photo',
          text: sourced(
            'passportPhotos',
            'A US passport photo is 2 × 2 inches and in color. By State Department rules, it has to be from the last 6 months.',
          ),
        },
        {
          picture: shredder,
          field: 'Shredding',
          title: 'Shred old documents',
          text: 'Bring bank statements, bills and drafts. Tell us how much you have, and we’ll give you a price.',
        },
        {
          picture: clippedSets,
          field: 'Copies',
          title: 'Copy a set of documents',
          text: 'Put the pages of your contract or loan file in order, and tell us how many sets you need.',
        },
      ]}
      table={{
        title: 'How we can help with a document',
        caption: 'What to do with a document',
        columns: ['You need to', 'How it works'],
        groups: [
          {
            title: 'Sign or copy',
            rows: [
              [
                'Sign in front of a notary',
                `Bring it unsigned, with a valid photo ID. The fee is ${signaturePrice}.`,
              ],
              ['Copy it', 'Ask us about large sheets.'],
            ],
          },
          {
            title: 'Send',
            rows: [
              [
                'Prove that it arrived',
                sourced(
                  'usps',
                  'Ask for USPS Certified Mail. It gives you a mailing receipt and a record of delivery.',
                ),
              ],
              [
                'Send it overnight',
                <Fragment key="overnight">
                  Ask for delivery on the next business day. See{' '}
                  <Link href="/overnight-shipping">today’s deadlines</Link>.
                </Fragment>,
              ],
              [
                'Send it by fax or email',
                <Fragment key="minutes">
                  We can <Link href="/fax-services">fax it</Link>, or{' '}
                  <Link href="/scanning-services">scan it</Link> and email it.
                </Fragment>,
              ],
            ],
          },
        ],
      }}
      tips={{
        picture: faceForThePhoto,
        title: 'Before your passport photo',
        items: [
          {
            title: 'Take off your glasses and hat',
            text: sourced(
              'passportPhotos',
              'A head covering for religious or medical reasons is OK with a signed statement.',
            ),
          },
          {
            title: 'Keep a neutral expression',
            text: sourced('passportPhotos', 'Both eyes have to be open, and your mouth closed.'),
          },
          {
            title: 'Wear everyday clothes',
            text: sourced('passportPhotos', 'A uniform or camouflage isn’t allowed.'),
          },
        ],
      }}
      visit="For copies or shredding, bring the pages in a folder or a box."
    />
  );
}
