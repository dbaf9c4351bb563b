import type { PageCheck } from '../check-types.ts';

/** A content security policy without 'unsafe-inline' drops every `style` attribute. */
export const inlineStyles: PageCheck = ({ name, file, scan }) =>
  scan.inlineStyles.length === 0
    ? []
    : [
        {
          file,
          needles: ['style='],
          message: `<${scan.inlineStyles[0]}> on ${name} has a style attribute.`,
          hint: 'Use a class and a rule in a style sheet, or an attribute of SVG.',
        },
      ];
