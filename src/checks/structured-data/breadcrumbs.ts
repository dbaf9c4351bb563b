import { isObject } from '../../core/values.ts';
import type { CheckedDocument, PageRule } from '../rule.ts';

/** Breadcrumb positions count from 1, and each breadcrumb has a name and, except for the last, a URL. */
export const breadcrumbs: PageRule<CheckedDocument> = ({ data: { nodes } }, { isComplete }) =>
  nodes
    .filter(({ types }) => types.includes('BreadcrumbList'))
    .flatMap(({ fields: { itemListElement = [] } }) =>
      itemListElement.filter(isObject).flatMap((item, index) => {
        const isLast = index === itemListElement.length - 1;
        if (item['position'] !== index + 1)
          return {
            message: `breadcrumb ${index + 1} has the position ${JSON.stringify(item['position'])}.`,
            hint: 'Number the breadcrumbs from 1.',
          };
        // The name of a page that could not be loaded is not known.
        return ('name' in item && (isLast || 'item' in item)) || !isComplete
          ? []
          : {
              message: `breadcrumb ${index + 1} has no name or no URL.`,
              hint: 'Give each breadcrumb a name and a URL. The last one needs no URL.',
            };
      }),
    );
