import { allowsInline } from '../../render/csp/csp.ts';
import type { PageCheck } from '../check-types.ts';

/** The content security policy allows every style sheet. Runs once, for the frame. */
export const cspStyleSheets: PageCheck = ({ file }, { contentPolicy, cssByFile }) =>
  [...cssByFile]
    .filter(([, text]) => contentPolicy && !allowsInline(contentPolicy, { tag: 'style', text }))
    .map(([sheet]) => ({
      file,
      needles: ['Content-Security-Policy', 'headers'],
      message: `The content security policy does not allow the style sheet ${sheet}.`,
      hint: 'Add every hash in `styles`, which is passed to `headers`, to style-src.',
    }));
