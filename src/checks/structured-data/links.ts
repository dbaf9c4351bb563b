import { decodePart } from '../../core/text.ts';
import { withArticle } from '../../render/document/document-texts.ts';
import { pathOf } from '../../routes/route.ts';
import type { CheckedDocument, PageRule } from '../rule.ts';

/** URLs of this site in structured data lead to existing pages and files, and are not aliases. */
export const structuredDataLinks: PageRule<CheckedDocument> = (
  { data: { nodes } },
  { origin, resolve, isFile, isComplete },
) =>
  nodes.flatMap(({ types, fields }) =>
    Object.entries(fields).flatMap(([name, values]) =>
      values
        .filter((value) => typeof value === 'string' && value.startsWith(`${origin}/`))
        .flatMap((value) => {
          const path = pathOf(String(value).slice(origin.length));
          const address = resolve(path);
          if (address === path || isFile(decodePart(path)) || !isComplete) return [];
          return {
            message: `"${name}" of ${withArticle(types[0])} is ${JSON.stringify(value)}, which is not the URL of a page.`,
            hint:
              address === undefined
                ? 'Correct it, or leave it out.'
                : `It is an alias. Use ${origin}${address}.`,
          };
        }),
    ),
  );
