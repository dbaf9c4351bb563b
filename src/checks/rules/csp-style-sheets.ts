import { allowsInline } from '../../render/csp/csp.ts';
import type { PageCheck } from '../check-types.ts';

/** The policy lets every style sheet through. About the site and not about a page. */
export const cspStyleSheets: PageCheck = ({ file }, { contentPolicy, cssByFile }) =>
  [...cssByFile]
    .filter(([, text]) => contentPolicy && !allowsInline(contentPolicy, { tag: 'style', text }))
    .map(([sheet]) => ({
      file,
      needles: ['Content-Security-Policy', 'headers'],
      message: `The content security policy drops the style sheet ${sheet}.`,
      hint: 'Write all of `styles`, which `headers` is given, into style-src.',
    }));
