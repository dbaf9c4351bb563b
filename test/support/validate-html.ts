import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // A matter of taste; ours is lowercase.
    'doctype-style': 'off',
    // React writes `<br/>`, `disabled=""` and `hidden=""`, which mean the same.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React writes `popoverTarget` and `colSpan`: HTML is not case-sensitive.
    'attr-case': 'off',
    // React's own ids start with an underscore, which the standard allows.
    'valid-id': ['error', { relaxed: true }],
    // A phone number that is copied should contain plain spaces and hyphens: CSS keeps it on one line.
    'tel-non-breaking': 'off',
  },
});

/** What the HTML standard and html-validate's recommendations find wrong with a document: one line each. */
export async function validateHtml(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`,
    ),
  );
}
