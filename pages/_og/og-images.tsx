import type { OgDesign, PageView } from '#authoring';
import { OgLabel } from './og-label.tsx';
import { ogWords } from './og-words.ts';

/** The picture that other sites show when a page is shared: a label on a parcel. */
export const ogImages: OgDesign<PageView> = {
  fonts: [
    { name: 'Heading', weight: 800, file: '_assets/fonts/archivo-heading.ttf' },
    { name: 'Label', weight: 600, file: '_assets/fonts/archivo-label.ttf' },
  ],
  draw: (page) => <OgLabel {...ogWords(page)} />,
  describe: ({ meta }) => meta.title,
};
