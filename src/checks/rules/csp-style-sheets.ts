import { siteFile } from '../../core/sources.ts';
import { allowsInline } from '../../render/csp/csp.ts';
import type { SiteCheck } from '../check-types.ts';

/** The content security policy allows every style sheet. */
export const cspStyleSheets: SiteCheck = (_, { contentPolicy, cssByFile }) =>
  [...cssByFile]
    .filter(([, text]) => contentPolicy && !allowsInline(contentPolicy, { tag: 'style', text }))
    .map(([sheet]) => ({
      file: siteFile,
      needles: ['Content-Security-Policy', 'headers'],
      message: `The content security policy does not allow the style sheet ${sheet}.`,
      hint: 'Add every hash in `styles`, which is passed to `headers`, to style-src.',
    }));
