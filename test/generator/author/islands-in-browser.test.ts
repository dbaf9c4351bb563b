import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preview } from '../../../src/server/preview.ts';
import { browser } from '../../support/browser/browser.ts';
import { holdRequests } from '../../support/browser/held-requests.ts';
import { openPage } from '../../support/browser/open-page.ts';
import { islandsOf, wake } from '../../support/browser-parts.ts';
import { testEverything } from '../../support/everything.ts';
import { builtSite } from '../../support/read-built.ts';
import { pageText } from '../../support/site-folder.ts';

const order = `import { useState } from 'react';
const empty = { name: '', note: '', gift: false, size: 'small', day: 'Monday', clicks: 0 };
export function Order() {
  const [order, setOrder] = useState(empty);
  const [isOpen, setOpen] = useState(false);
  const change = ({ target }) => setOrder((before) => ({
    ...before,
    [target.name]: target.type === 'checkbox' ? target.checked : target.value,
  }));
  const size = (value) =>
    <label>{value} <input type="radio" name="size" value={value} checked={order.size === value} onChange={change} /></label>;
  return (
    <form action="/" onSubmit={(event) => { event.preventDefault(); setOrder({ ...order, sent: true }); }}>
      <label>Name <input name="name" value={order.name} onChange={change} /></label>
      <label>Note <textarea name="note" value={order.note} onChange={change} /></label>
      <label>Gift <input type="checkbox" name="gift" checked={order.gift} onChange={change} /></label>
      {size('small')}{size('large')}
      <label>Day <select name="day" value={order.day} onChange={change}><option>Monday</option><option>Friday</option></select></label>
      <button type="button" className="count" onClick={() => setOrder({ ...order, clicks: order.clicks + 1 })}>Count</button>
      <button type="button" className="open" onClick={() => setOpen(true)}>Open</button>
      {isOpen && 'It is open.'}<b>.</b>
      <button>Send</button>
      <output>{JSON.stringify(order)}</output>
    </form>
  );
}
`;

let url = '';
let script = '';
let close = (): void => {};

beforeAll(async () => {
  const site = await builtSite({
    '_order.tsx': order,
    '_order.island.ts': wake('_order', 'Order'),
    'a.tsx': pageText('A', {
      imports: "import { Order } from './_order.tsx';",
      body: '<Island name="_order" component={Order} props={{}} when="touched" />',
    }),
  });
  [script = ''] = islandsOf(site.read('a.html'));
  const served = await preview({ folder: site.out, host: '127.0.0.1', port: 0 });
  close = served.close;
  url = served.url.replace(/\/$/, '');
});
afterAll(() => close());

/** The page with the island's code held back. */
async function openOrder() {
  const code = holdRequests();
  const { page, faults } = await openPage(browser, `${url}/a`, {}, (prepared) =>
    prepared.route(`**/${script}`, code.route),
  );
  return { page, faults, code, state: () => stateOf(page) };
}

/** What React knows of the order. */
const stateOf = async (page: Page): Promise<unknown> =>
  JSON.parse(await page.locator('output').innerText());

const filled = { name: 'Dana', note: 'Two\nlines', gift: true, size: 'large', day: 'Friday' };

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Note').fill('Two\nlines');
  await page.getByLabel('Gift').check();
  await page.getByLabel('large').check();
  await page.getByLabel('Day').selectOption('Friday');
  await page.getByLabel('Name').fill('Dana');
}

test('React knows what was typed and chosen before its code came, and the next change erases nothing', async () => {
  const { page, faults, code, state } = await openOrder();
  await fill(page);
  code.release();
  await expect.poll(state).toMatchObject({ ...filled, clicks: 0 });
  await page.getByLabel('Name').press('!');
  await page.getByRole('button', { name: 'Count' }).click();
  await expect.poll(state).toMatchObject({ ...filled, name: 'Dana!', clicks: 1 });
  expect(await page.getByLabel('Name').inputValue()).toBe('Dana!');
  expect(faults).toEqual([]);
});

test('React knows what the browser restores when a visitor comes back', async () => {
  const { page, code, state } = await openOrder();
  await fill(page);
  await page.goto(`${url}/`);
  code.release();
  await page.goBack();
  expect(await page.getByLabel('Name').inputValue()).toBe('Dana');
  await page.getByLabel('Name').focus();
  await expect.poll(state).toMatchObject(filled);
});

/** As a browser extension does. */
const addControls = (page: Page) =>
  page.locator('textarea').evaluate((field) => {
    field.insertAdjacentHTML(
      'afterend',
      '<button type="button" id="check">Check</button><a href="/">Help</a>',
    );
  });

test.each(testEverything ? ['Count', 'Send'] : ['Send'])(
  'controls that an extension adds before the code comes empty no field, take no focus, and the early click on %s counts',
  async (name) => {
    const { page, code, state } = await openOrder();
    await addControls(page);
    await fill(page);
    await page.getByRole('button', { name }).click();
    await page.getByLabel('Name').focus();
    code.release();
    await expect
      .poll(state)
      .toMatchObject({ ...filled, ...(name === 'Send' ? { sent: true } : { clicks: 1 }) });
    expect(await page.locator(':focus').getAttribute('name')).toBe('name');
  },
);

test('an island that a translated page breaks starts again at the next touch, and keeps what was typed', async () => {
  const { page, faults, code, state } = await openOrder();
  code.release();
  await fill(page);
  await expect.poll(state).toMatchObject(filled);
  // The node before which React puts the words.
  await page.locator('form > b').evaluate((mark) => {
    const font = document.createElement('font');
    mark.replaceWith(font);
    font.append(mark);
  });
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.poll(() => faults.join()).toContain('insertBefore');
  expect(await page.getByLabel('Note').inputValue()).toBe('Two\nlines');
  for (const clicks of [1, 2]) {
    await page.getByRole('button', { name: 'Count' }).click();
    await expect.poll(state).toMatchObject({ ...filled, clicks });
  }
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByText('It is open.').waitFor();
});
