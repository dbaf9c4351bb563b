import type { PageCheck } from '../../model/page-record.ts';

/** A content security policy without 'unsafe-inline' drops every `style` attribute. */
export const inlineStyles: PageCheck = ({ name, file, scan }) =>
  scan.inlineStyles.length === 0
    ? []
    : [
        {
          file,
          needle: 'style=',
          message: `${name} has a style attribute on <${scan.inlineStyles[0]}>.`,
          hint: 'Use a class and a rule in a style sheet, or an attribute of SVG.',
        },
      ];
