import type { PageRule } from '../rule.ts';

/** No element has a `style` attribute, which a content security policy without 'unsafe-inline' blocks. */
export const inlineStyles: PageRule = ({ name, scan }) =>
  scan.inlineStyles.length === 0
    ? []
    : {
        needles: ['style='],
        message: `A <${scan.inlineStyles[0]}> on ${name} has a style attribute.`,
        hint: 'Use a class and a style sheet, or a presentation attribute of SVG.',
      };
