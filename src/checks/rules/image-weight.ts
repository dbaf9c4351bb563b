import { quoted } from '../../core/problem.ts';
import { pathOf } from '../../routes/route.ts';
import type { PageRule } from '../rule.ts';

/** In bytes. The best photo of a phone is smaller. */
const maxWeight = 10_000_000;

/** No page shows an image that nobody waits for. */
export const imageWeight: PageRule = ({ scan }, { sizeOfFile }) =>
  scan.resources
    .filter(({ directive }) => directive === 'img-src')
    .flatMap(({ url }) => {
      const size = sizeOfFile(pathOf(url)) ?? 0;
      if (size <= maxWeight) return [];
      return {
        needles: [...quoted(url), '<img'],
        message: `The image "${url}" has ${Math.round(size / 1_000_000)} MB.`,
        hint: 'Save it with fewer pixels: 2,000 in width are enough for every screen. <Picture> then makes it smaller still.',
      };
    });
