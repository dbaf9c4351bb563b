import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // A matter of taste; ours is written in lower case.
    'doctype-style': 'off',
    // React writes `<br/>`, `disabled=""` and `hidden=""`, which mean the same.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React writes `popoverTarget` and `colSpan`: HTML reads them alike.
    'attr-case': 'off',
    // React begins the ids that it makes with an underscore, which the standard allows.
    'valid-id': ['error', { relaxed: true }],
    // A number that is copied should hold plain spaces and hyphens: CSS keeps it on one line.
    'tel-non-breaking': 'off',
  },
});

/** What the HTML standard and html-validate's recommendations have against a document: a line each. */
export async function validateHtml(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`,
    ),
  );
}
