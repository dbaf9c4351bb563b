import { expect, inject, test } from 'vitest';
import { street } from '../../pages/_facts/address.ts';
import { storeName } from '../../pages/_facts/placeholders.ts';
import { axeFaults } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { openPage, sidewaysScroll } from '../support/browser/open-page.ts';
import { printPage } from '../support/browser/sheets.ts';
import { thoroughly } from '../support/thoroughly.ts';

const at = `${inject('builtSite').url}/mailbox-services`;
const phone = { viewport: { width: 320, height: 640 } };

/** The license and the non-driver ID on the second list, which can be the one on the first. */
const either = 'US driver’s license or non-driver ID, if it’s not your photo ID';

/**
 * As the store accepts them, and as a sentence names them. The license and the non-driver ID can be
 * a proof of address from the first list, too.
 */
const photoIds = {
  'Passport, US or foreign': 'passport',
  'Driver’s license': 'driver’s license',
  'Non-driver ID': 'non-driver ID',
  'US government ID: federal, state or tribal': 'US government ID',
  'US university ID': 'US university ID',
  'US permanent resident card': 'US permanent resident card',
} as const;
const proofs = {
  'Driver’s license': 'driver’s license',
  'Non-driver ID': 'non-driver ID',
  [either]: 'US driver’s license or non-driver ID',
  'Vehicle registration': 'vehicle registration',
  'Home or vehicle insurance': 'home or vehicle insurance',
  'Current lease': 'current lease',
  'Mortgage or deed of trust': 'mortgage or deed of trust',
  'Voter registration card': 'voter registration card',
} as const;
const names = [...new Set([...Object.keys(photoIds), ...Object.keys(proofs)])];

/** Which of two documents can be the photo ID while the other is the proof of address. */
function pairs(one: string, other: string): readonly string[] {
  const inOrder = (photo: string, proof: string) => {
    const [first, second] = [entry(photoIds, photo), entry(proofs, proof)];
    return first && second
      ? [
          `You’re set${ifFromUs(proof)}. Bring your ${first} as photo ID and your ${second} as proof of address.`,
        ]
      : [];
  };
  return [...inOrder(one, other), ...inOrder(other, one)];
}

/** A license or a non-driver ID proves an address only if it is from the US. */
function ifFromUs(proof: string): string {
  const called = entry(photoIds, proof);
  return called ? ` if your ${called} is from the US` : '';
}

/** What is missing when a document is checked alone, or with another from its list. */
function missing(name: string): string {
  const called = entry(photoIds, name);
  if (called && entry(proofs, name))
    return `Your ${called} counts only once. You still need one more document from either list.`;
  return called
    ? 'You have a photo ID. You still need proof of address.'
    : 'You have proof of address. You still need a photo ID.';
}

function entry(list: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(list, name) ? list[name] : undefined;
}

interface Judged {
  readonly one: number;
  /** The same as `one` if it was checked alone. */
  readonly other: number;
  /** What the list says, or `disabled` if the other cannot be checked. */
  readonly text: string;
}

/** Clicks each box alone and each pair, within the page: through the browser's protocol, 78 choices take 20 s. */
async function judgeAll(
  verdict: HTMLElement | SVGElement,
  boxes: readonly (Node | null)[],
): Promise<readonly Judged[]> {
  const judged: Judged[] = [];
  const inputs = boxes.filter((box) => box instanceof HTMLInputElement);
  const click = (box: HTMLInputElement) => {
    box.click();
    return new Promise((done) => setTimeout(done));
  };
  const record = (one: number, other: number) => {
    const text = verdict instanceof HTMLElement ? verdict.innerText : '';
    judged.push({ one, other, text });
  };
  for (const [one, first] of inputs.entries()) {
    await click(first);
    record(one, one);
    for (const [other, second] of inputs.entries()) {
      if (other <= one) continue;
      if (second.disabled) judged.push({ one, other, text: 'disabled' });
      else {
        await click(second);
        record(one, other);
        await click(second);
      }
    }
    await click(first);
  }
  return judged;
}

test('every document and every pair of documents is judged', async () => {
  const { page, faults } = await openPage(browser, at, phone);
  const list = page.locator('.bring:has(.id-chooser)');
  const verdict = list.getByRole('status');
  await list.scrollIntoViewIfNeeded();
  const box = (name: string) => list.getByRole('checkbox', { name, exact: true });
  expect(await list.getByRole('checkbox').count()).toBe(names.length);
  expect(names).toHaveLength(12);
  expect(await verdict.innerText()).toBe(
    'One document can’t be both photo ID and proof of address.',
  );
  const boxes = await Promise.all(names.map((name) => box(name).elementHandle()));
  // The first click starts the script.
  await box('Passport, US or foreign').check();
  await expect.poll(() => verdict.innerText()).toBe(missing('Passport, US or foreign'));
  await box('Passport, US or foreign').uncheck();
  for (const { one, other, text } of await verdict.evaluate(judgeAll, boxes)) {
    const [first, second] = [names[one] ?? '', names[other] ?? ''];
    const pair = `${first}, ${second}`;
    if (one === other) expect(text, first).toBe(missing(first));
    else if (second === either && Object.hasOwn(proofs, first)) expect(text, pair).toBe('disabled');
    else {
      const good = pairs(first, second);
      if (good.length > 0) expect(good, pair).toContain(text);
      else expect(text, pair).toBe(missing(first));
    }
  }
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
});

thoroughly(
  'the pair is kept in the tab, and printed on one sheet with the store’s address',
  async () => {
    const { page } = await openPage(browser, at);
    const list = page.locator('.bring');
    const verdict = list.getByRole('status');
    const ready = 'You’re set. Bring your passport as photo ID and your current lease as proof';
    await list.getByLabel('Passport, US or foreign').focus();
    await page.keyboard.press('Space');
    await list.getByLabel('Current lease').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => verdict.innerText()).toContain(ready);
    await list.getByRole('button').scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
    await page.reload();
    await list.getByRole('button').scrollIntoViewIfNeeded();
    await expect.poll(() => verdict.innerText()).toContain(ready);
    await page.evaluate('window.print = () => {}');
    await list.getByRole('button', { name: 'Print this list' }).click();
    await page.emulateMedia({ media: 'print' });
    const sheet = await page.locator('body').innerText();
    expect(sheet).toMatch(
      new RegExp(`^${storeName.chosen} ${street.chosen}[^]*\\s+Two IDs for a mailbox`),
    );
    expect(sheet).toContain(ready);
    expect(sheet).toContain('Voter registration card');
    expect((await printPage(page)).sheets).toHaveLength(1);
  },
);

test('without JavaScript both lists and the rule are shown', async () => {
  const { page } = await openPage(browser, at, { javaScriptEnabled: false });
  const list = page.locator('.bring:has(.id-chooser)');
  const text = await list.innerText();
  for (const name of names) expect(text).toContain(name);
  expect(text).toContain(either);
  expect(text).toContain('One document can’t be both photo ID and proof of address.');
  expect(await list.getByRole('button').count()).toBe(0);
});
