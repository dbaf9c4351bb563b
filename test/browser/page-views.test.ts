import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browser } from '../support/browser/browser.ts';
import { openPage } from '../support/browser/open-page.ts';
import { buildEdited, serveEdited } from '../support/site/edited-site.ts';
import { thoroughly } from '../support/thoroughly.ts';

const { url } = inject('builtSite');

/** A stand-in for each service's script. It reports page views the way the real one does. */
const standIns = {
  google: {
    id: 'G-ABC123',
    script: 'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
    collects: 'https://region1.google-analytics.com/g/collect',
    code: `
      const sent = new Set();
      const look = () => {
        for (const command of dataLayer) {
          if (sent.has(command)) continue;
          sent.add(command);
          const [name, what] = command;
          const own = name === 'config' && command[2]?.send_page_view !== false;
          if (own || (name === 'event' && what === 'page_view')) report();
        }
      };
      setInterval(look, 20);`,
  },
  plausible: {
    id: 'collegeroad.example',
    script: 'https://plausible.io/js/script.manual.js',
    collects: 'https://plausible.io/api/event',
    code: `
      if (document.currentScript.dataset.domain !== 'collegeroad.example') throw new Error('domain');
      window.plausible = (event) => { if (event === 'pageview') report(); };`,
  },
  umami: {
    id: '94db1cb1-74f4',
    script: 'https://cloud.umami.is/script.js',
    collects: 'https://api-gateway.umami.dev/api/send',
    code: `
      const { websiteId, autoTrack } = document.currentScript.dataset;
      if (websiteId !== '94db1cb1-74f4') throw new Error('website');
      window.umami = { track: report };
      if (autoTrack !== 'false') report();`,
  },
} as const;

type Service = keyof typeof standIns;

test('without a service, nothing is loaded from another host, and nothing is counted', async () => {
  const { page, faults } = await openPage(browser, `${url}/contact`);
  expect(await page.locator('script[src]').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('a page view is sent for each page and each return to it: plausible', () =>
  counts('plausible'));

thoroughly.each(['google', 'umami'] as const)(
  'a page view is sent for each page and each return to it: %s',
  counts,
);

/** Builds a copy of the site whose owner has chosen a service, and reads some of its pages. */
async function counts(service: Service): Promise<void> {
  const origin = await serveWith(service);
  const { page, views, faults } = await openWith(service, `${origin}/contact`);
  await expect.poll(() => views).toEqual(['/contact']);
  await page.goto(`${origin}/services#faq`);
  await expect.poll(() => views).toEqual(['/contact', '/services']);
  // Playwright turns the back-forward cache off; this is what a page hears that comes back from it.
  await page.evaluate(() => {
    history.replaceState({}, '', '/shown');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    history.replaceState({}, '', '/returned');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(() => views).toEqual(['/contact', '/services', '/returned']);
  const { script, collects } = standIns[service];
  const others = [script, collects].map((address) => `request to another host: ${address}`);
  expect(faults.filter((fault) => !others.includes(fault))).toEqual([]);
}

async function serveWith(service: Service): Promise<string> {
  const value = JSON.stringify({ service, id: standIns[service].id });
  const setting = { file: '_facts/analytics.ts', from: '= undefined;', to: `= ${value};` };
  return serveEdited(await buildEdited(`page-views-${service}`, [setting]));
}

/** Opens a page with the stand-in in place of the service. `views` fills as reports arrive. */
async function openWith(service: Service, address: string) {
  const { script, collects, code } = standIns[service];
  const views: string[] = [];
  const prepare = async (page: Page): Promise<void> => {
    await page.route(script, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `{ const report = () => fetch('${collects}', { method: 'POST', body: location.pathname, mode: 'no-cors' });${code} }`,
      }),
    );
    await page.route(collects, (route) => {
      views.push(route.request().postData() ?? '');
      return route.fulfill({ status: 202 });
    });
  };
  return { ...(await openPage(browser, address, {}, prepare)), views };
}
