import { quoted } from '../../core/problem.ts';
import type { PageRule } from '../rule.ts';

/** Every image has an `alt`, which is empty for decoration. */
export const imageAlt: PageRule = ({ name, scan }) =>
  scan.imagesWithoutAlt.map((src) => ({
    needles: src === '' ? [] : [...quoted(src), '<img'],
    message: `The image "${src}" on ${name} has no alt attribute.`,
    hint: 'Describe what it shows, or use alt="" if it is decorative.',
  }));

/** Every image has a width and a height, so that nothing moves when it arrives. */
export const imageSize: PageRule = ({ name, scan }) =>
  scan.imagesWithoutSize.map((src) => ({
    needles: [...quoted(src), '<img'],
    message: `The image "${src}" on ${name} has no width and height, so the text below it moves when it arrives.`,
    hint: 'Add width and height in pixels. CSS may still change its size if it also sets "height: auto".',
  }));

/** Every `<iframe>` has a title: without one, screen readers announce its URL. */
export const iframeTitles: PageRule = ({ name, scan }) =>
  scan.iframesWithoutTitle.map((src) => ({
    needles: quoted(src),
    message: `The iframe "${src}" on ${name} has no title.`,
    hint: 'Add a title that describes what it shows.',
  }));
