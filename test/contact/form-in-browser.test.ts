import { createServer } from 'node:http';
import { expect } from 'vitest';
import { axeFaults } from '../support/browser/axe.ts';
import { browser } from '../support/browser/browser.ts';
import { openPage } from '../support/browser/open-page.ts';
import { startListening } from '../support/listening.ts';
import { thoroughly } from '../support/thoroughly.ts';
import { rowIn } from './database.ts';
import { goodMessage, startService, whenDone } from './start-service.ts';

thoroughly.each(['light', 'dark'] as const)(
  'a form of a browser without JavaScript comes back on a phone, is corrected, and sent, in %s',
  async (colorScheme) => {
    let form = '';
    const site = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(form);
    });
    whenDone(() => void site.close().closeAllConnections());
    const origin = `http://127.0.0.1:${await startListening(site)}`;
    const { url, file } = await startService({ ALLOWED_ORIGINS: origin });
    const fields = Object.entries({ ...goodMessage, message: '   ' }).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    );
    form = `<form method="post" action="${url}/api/contact">${fields.join('')}<button>Send</button></form>`;
    const { page, faults, close } = await openPage(browser, `${origin}/contact`, {
      colorScheme,
      viewport: { width: 320, height: 640 },
    });
    await page.getByRole('button').click();
    await page.getByText('Enter a message.').first().waitFor();
    expect(await page.locator('[name=name]').inputValue()).toBe(goodMessage.name);
    expect(await page.locator('[name=subject]').inputValue()).toBe(goodMessage.subject);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    await page.locator('[name=message]').fill(goodMessage.message);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/contact/sent`);
    expect(rowIn(file)).toMatchObject(goodMessage);
    // The status is an error in the console; a policy violation would be another.
    expect(faults.filter((fault) => !/422|another host/.test(fault))).toEqual([]);
    await close();
  },
);
