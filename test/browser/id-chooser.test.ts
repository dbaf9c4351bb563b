import { expect, inject, test } from 'vitest';
import { street } from '../../pages/_facts/address.ts';
import { storeName } from '../../pages/_facts/placeholders.ts';
import { axeFaults } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { openPage, sidewaysScroll } from '../support/browser/open-page.ts';
import { printPage } from '../support/browser/sheets.ts';

const { url } = inject('builtSite');
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

const pages = ['/mailbox-services', '/student-mailboxes'];

test.each(pages)('%s judges every document and every pair of documents', async (address) => {
  const { page, faults, close } = await openPage(browser, url + address, phone);
  const list = page.locator('.bring:has(.ids)');
  const verdict = list.getByRole('status');
  await list.scrollIntoViewIfNeeded();
  const box = (name: string) => list.getByRole('checkbox', { name, exact: true });
  expect(await list.getByRole('checkbox').count()).toBe(names.length);
  expect(names).toHaveLength(12);
  expect(await verdict.innerText()).toBe(
    'One document can’t be both photo ID and proof of address.',
  );
  for (const [index, one] of names.entries()) {
    await box(one).check();
    await expect.poll(() => verdict.innerText()).toBe(missing(one));
    for (const other of names.slice(index + 1)) {
      if (other === either && Object.hasOwn(proofs, one)) {
        expect(await box(other).isDisabled(), one).toBe(true);
        continue;
      }
      await box(other).check();
      const text = await verdict.innerText();
      const good = pairs(one, other);
      if (good.length > 0) expect(good, `${one}, ${other}`).toContain(text);
      else expect(text, `${one}, ${other}`).toBe(missing(one));
      await box(other).uncheck();
    }
    await box(one).uncheck();
  }
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
  await close();
});

test('the pair is kept in the tab, and printed on one sheet with the store’s address', async () => {
  const { page, close } = await openPage(browser, `${url}/mailbox-services`);
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
  await close();
});

test.each(pages)('without JavaScript %s has both lists and the rule', async (address) => {
  const { page, close } = await openPage(browser, url + address, { javaScriptEnabled: false });
  const list = page.locator('.bring:has(.ids)');
  const text = await list.innerText();
  for (const name of names) expect(text).toContain(name);
  expect(text).toContain(either);
  expect(text).toContain('One document can’t be both photo ID and proof of address.');
  expect(await list.getByRole('button').count()).toBe(0);
  await close();
});
