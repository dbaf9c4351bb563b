import { describe, expect, test } from 'vitest';
import { firstLines, problemsOf } from '../../support/broken-site.ts';
import { pageText, siteText } from '../../support/site-folder.ts';

// The rules of `siteRules` in src/checks/all-rules.ts, by the files in src/checks/rules/. More of them: links
// in links.test.ts, the policy and its headers in content-policy.test.ts.

const checks = (rules: string) => ({ '_site.tsx': siteText({ more: `checks: { ${rules} },` }) });

describe('unique-titles', () => {
  test('no two pages share a title or a description', async () => {
    const twin = pageText('Team').replace('About Team.', 'About the others.');
    const problems = await problemsOf({ 'team.tsx': pageText('Team'), 'twin.tsx': twin });
    expect(problems).toEqual([
      'twin.tsx:2: /twin and /team have the same title: "Team".\n  Change the title of /twin to name what only that page covers.',
    ]);
    const same = pageText('Other').replace('About Other.', 'About Team.');
    expect(
      firstLines(await problemsOf({ 'team.tsx': pageText('Team'), 'twin.tsx': same })),
    ).toEqual(['twin.tsx:2: /twin and /team have the same description: "About Team.".']);
  });
});

describe('meta-lengths', () => {
  test('titles and descriptions have the lengths that the site sets, both ends included', async () => {
    const rules = 'titleLength: [5, 70], descriptionLength: [11, 11]';
    expect(await problemsOf({ ...checks(rules), 'us.tsx': pageText('Us') })).toEqual([
      'index.tsx:2: The title of / is 4 characters long: "Home".\n  Lengthen it to 5–70 characters.',
      'us.tsx:2: The title of /us is 2 characters long: "Us".\n  Lengthen it to 5–70 characters.',
      'us.tsx:2: The description of /us is 9 characters long: "About Us.".\n  Lengthen it to 11–11 characters.',
    ]);
  });
});

describe('fragment-links', () => {
  test('a symbol reference must exist on the page', async () => {
    const body = '<svg><symbol id="a" /><use href="#a" />\n<use href="#b" /></svg>';
    expect(await problemsOf({ 'team.tsx': pageText('Team', { body }) })).toEqual([
      'team.tsx:6: The link "#b" points to #b, but /team has no element with that id.\n  Add id="b" to the target element, or correct the link. Closest match: #a.',
    ]);
  });
});
