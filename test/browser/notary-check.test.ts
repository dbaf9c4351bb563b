import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { storeName } from '../../pages/_facts/placeholders.ts';
import { browser } from '../support/browser/browser.ts';
import { openPage, sidewaysScroll } from '../support/browser/open-page.ts';
import { printPage } from '../support/browser/sheets.ts';
import { notaryFee } from '../support/site/store-prices.ts';

const address = `${inject('builtSite').url}/notary-services`;
const phone = { viewport: { width: 320, height: 640 } };

const signatures = ['1', '2', '3', '4', '5+'] as const;
const witnesses = ['None', '1', '2', 'Not sure'] as const;

const fee = (count: number) => notaryFee('Notarization', count);
const ask = 'Ask us';
const each = [fee(1), fee(2), fee(3), fee(4), `${fee(1)} each`];

/** The price list has a price for each signature, and for one will with its witnesses. */
const fees: Readonly<Record<string, readonly string[]>> = {
  'Power of attorney': each,
  'Vehicle title': each,
  Will: [notaryFee('Will with witnesses', 1), ask, ask, ask, ask],
  'Health care directive': each,
  'Deed, contract or other': each,
};

/** A will needs two, and so does a North Carolina health care form; otherwise the document decides. */
const needTwo = ['Will', 'Health care directive'];
const needed = (document: string, answer: (typeof witnesses)[number]): string =>
  needTwo.includes(document)
    ? '2'
    : { None: 'None', '1': '1', '2': '2', 'Not sure': 'Ask first' }[answer];

const toSign = (document: string): string =>
  ({
    Will: 'Wait until both witnesses and the notary are in the room with you.',
    'Health care directive': 'Both witnesses have to see you sign.',
  })[document] ?? 'Wait until you’re in front of the notary.';

const choose = (page: Page, question: string, answer: string): Promise<void> =>
  page.getByRole('group', { name: question }).getByLabel(answer, { exact: true }).check();

/** What the sheet says for each choice, made within the page: one at a time they take 20 s. */
async function readSheets(page: Page) {
  const choices = Object.keys(fees).flatMap((document) =>
    signatures.flatMap((count) => witnesses.map((answer) => ({ document, count, answer }))),
  );
  const sheets = await page.evaluate((all) => {
    const groups = [
      ...document.querySelectorAll<HTMLElement>(
        '.notary-check [role=group], .notary-check fieldset',
      ),
    ];
    const choose = (group: HTMLElement | undefined, name: string) =>
      [...(group?.querySelectorAll('input') ?? [])]
        .find(({ labels }) => labels?.[0]?.innerText.trim() === name)
        ?.click();
    const read = [];
    for (const { document: paper, count, answer } of all) {
      choose(groups[0], paper);
      choose(groups[1], count);
      const asked = groups[2]?.checkVisibility() ?? false;
      if (asked) choose(groups[2], answer);
      const sheet = document.querySelector<HTMLElement>('.notary-check [aria-live]');
      read.push({ asked, text: sheet?.innerText ?? '' });
    }
    return read;
  }, choices);
  return choices.map((choice, index) => ({
    ...choice,
    asked: sheets[index]?.asked,
    lines: (sheets[index]?.text ?? '').split(/\s*\n\s*/),
  }));
}

test('every document, number of signers, and number of witnesses has its fee and its witnesses, without a script', async () => {
  const { page, faults } = await openPage(browser, address, {
    ...phone,
    javaScriptEnabled: false,
  });
  for (const { document, asked, count, answer, lines } of await readSheets(page)) {
    expect(asked, document).toBe(!needTwo.includes(document));
    const [title, chosen, feeName, shownFee, , witnessName, shownWitnesses, , when] = lines;
    expect([title, chosen, feeName, shownFee, witnessName, shownWitnesses, when]).toEqual([
      'What it costs and what to bring',
      document,
      'NOTARY FEE',
      fees[document]?.[signatures.indexOf(count)],
      'WITNESSES',
      needed(document, answer),
      `Don’t sign yet. ${toSign(document)}`,
    ]);
    expect(lines).toHaveLength(10);
  }
  expect(await sidewaysScroll(page)).toBe(0);
  expect(faults).toEqual([]);
});

test('arrow keys choose, the live region has the new answer, and the choice is printed above the list, on one sheet', async () => {
  const { page } = await openPage(browser, address, phone);
  await page.getByRole('radio', { name: 'Power of attorney' }).focus();
  await page.keyboard.press('ArrowDown');
  expect(await page.getByRole('radio', { name: 'Vehicle title' }).isChecked()).toBe(true);
  const live = page.locator('.notary-check [aria-live=polite]');
  expect(await live.innerText()).toContain('Vehicle title');
  await choose(page, 'What is the document?', 'Will');
  await page.evaluate('window.print = () => {}');
  await page.getByRole('button', { name: 'Print this list' }).click();
  await page.locator('.bring[data-print="alone"]').waitFor();
  await page.emulateMedia({ media: 'print' });
  const words = await page.locator('body').innerText();
  for (const text of [
    storeName.chosen,
    'Will',
    notaryFee('Will with witnesses', 1),
    'both witnesses',
    'photo ID',
  ])
    expect(words).toContain(text);
  expect(words).not.toContain('Vehicle title');
  expect((await printPage(page)).sheets).toHaveLength(1);
});
