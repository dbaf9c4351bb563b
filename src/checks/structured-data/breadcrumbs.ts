import { isThing } from '../../render/document/data-nodes.ts';
import type { DocumentCheck } from '../check-types.ts';

/** The steps of a trail count from one, and each but the last has a name and an address. */
export const breadcrumbs: DocumentCheck = ({ nodes }) =>
  nodes
    .filter(({ types }) => types.includes('BreadcrumbList'))
    .flatMap(({ fields: { itemListElement = [] } }) =>
      itemListElement.filter(isThing).flatMap((step, index) => {
        const isLast = index === itemListElement.length - 1;
        if (step['position'] !== index + 1)
          return [
            {
              what: `step ${index + 1} of the trail has the position ${JSON.stringify(step['position'])}`,
              hint: 'Count the steps from one.',
            },
          ];
        return 'name' in step && (isLast || 'item' in step)
          ? []
          : [
              {
                what: `step ${index + 1} of the trail lacks a name or an address`,
                hint: 'Give each step both; the last may go without an address.',
              },
            ];
      }),
    );
