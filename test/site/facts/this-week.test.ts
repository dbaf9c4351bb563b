import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dated } from '../../../pages/_facts/owner-days.ts';
import { axeFaultsInAllColors } from '../../support/browser/axe.ts';
import { browser } from '../../support/browser/browser.ts';
import { oneLine } from '../../support/browser/one-line.ts';
import { contentsOf } from '../../support/folder-contents.ts';
import { buildAgain, buildEdited, serveEdited } from '../../support/site/edited-site.ts';

test.each([
  [{ from: '2026-13-01', text: 'Storm' }, '"2026-13-01" is not a day of the calendar.'],
  [{ from: '2027-02-29', text: 'Storm' }, '"2027-02-29" is not a day of the calendar.'],
  [{ from: '2026-9-10', text: 'Storm' }, '"2026-9-10" is not a day of the calendar.'],
  [
    { from: '2026-09-12', to: '2026-09-10', text: 'Storm' },
    '"Storm" ends on 2026-09-10, before it begins on 2026-09-12.',
  ],
  [
    { from: '2026-09-12', text: 'Storm', hours: { start: '16:00', end: '12:00' } },
    'The hours from 16:00 to 12:00 end before they begin.',
  ],
] as const)('%j is refused', (entry, message) => {
  expect(() => dated([entry])).toThrow(message);
});

const week = [
  {
    file: '_facts/this-week.ts',
    from: 'closedDays: readonly ClosedDays[] = dated([])',
    to: `closedDays: readonly ClosedDays[] = dated([
  { from: '2026-09-10', to: '2026-09-12', text: 'Hurricane' },
  { from: '2026-09-14', text: 'Late start', hours: { start: '12:00', end: '16:00' } },
])`,
  },
  {
    file: '_facts/this-week.ts',
    from: 'announcements: readonly Announcement[] = dated([])',
    to: `announcements: readonly Announcement[] = dated([
  { from: '2026-09-09', to: '2026-09-11', text: 'UPS is late.', href: '/ups-services', carrier: 'ups' },
])`,
  },
];

test('a closing and an announcement are everywhere, and go away by themselves', async () => {
  const site = await buildEdited('this-week', week, '2026-09-09');
  const read = (file: string) => readFileSync(join(site.out, file), 'utf8');
  const late = 'Wed, Sep 9 – Fri, Sep 11: UPS is late.';
  const closing = 'Hurricane, Thu, Sep 10 – Sat, Sep 12: closed.';
  const lateStart = 'Late start, Mon, Sep 14: 12:00 PM – 4:00 PM.';
  for (const file of ['index.html', 'fax-services.html'])
    for (const text of [closing, 'href="/ups-services">Wed, Sep 9 – Fri, Sep 11: UPS is late.</a>'])
      expect(read(file)).toContain(text);
  expect(read('contact.html')).toContain(
    '"name":"Hurricane","validFrom":"2026-09-10","validThrough":"2026-09-12","opens":"00:00","closes":"00:00"',
  );
  expect(read('contact.html')).toMatch(/Hurricane, Sep.10 – Sep.12<\/t[hd]><td[^>]*>Closed/);
  expect(read('contact.html')).toMatch(/Late start, Sep.14<\/t[hd]><td[^>]*>12:00.PM – 4:00.PM/);
  expect(read('holidays.ics')).toMatch(
    /DTSTART;VALUE=DATE:20260910\r\nDTEND;VALUE=DATE:20260913\r\nSUMMARY:.*closed \(Hurricane\)/,
  );

  const origin = await serveEdited(site);
  const page = await browser.newPage();
  const at = async (moment: string) => {
    await page.clock.setFixedTime(new Date(moment));
    await page.goto(origin);
    await page.waitForFunction(() => document.querySelector('.board[data-status=""]') === null);
    const text = async (name: string) =>
      oneLine(await page.locator(`main [data-live="${name}"]`).first().innerText());
    return {
      notices: (await page.locator('aside p:visible').allInnerTexts()).map(oneLine),
      label: await text('open.day'),
      store: `${await text('open.word')}. ${await text('open.detail')}`,
      ups: await text('pickup.upsTime'),
      fedex: await text('pickup.fedexAnswer'),
    };
  };
  expect(await at('2026-09-09T14:00:00-04:00')).toEqual({
    notices: [late, closing],
    label: 'WEDNESDAY',
    store: 'Open. Closes at 6:00 PM',
    ups: 'Call us',
    fedex: 'Yes, today at 5:00 PM',
  });
  expect(await at('2026-09-10T12:00:00-04:00')).toEqual({
    notices: [late, closing],
    label: 'SPECIAL HOURS',
    store: 'Closed. Opens Monday at 12:00 PM',
    ups: 'Call us',
    fedex: 'No pickup today',
  });
  expect(await axeFaultsInAllColors(page)).toEqual([]);
  expect(await at('2026-09-13T12:00:00-04:00')).toMatchObject({
    notices: [lateStart],
    store: 'Closed. Opens Monday at 12:00 PM',
  });
  expect(await at('2026-09-15T12:00:00-04:00')).toMatchObject({
    notices: [],
    store: 'Open. Closes at 6:00 PM',
    fedex: 'Yes, today at 5:00 PM',
  });
  const answerAt = async (moment: string) => {
    await page.clock.setFixedTime(new Date(moment));
    await page.goto(`${origin}/search?q=when+are+you+open`);
    return oneLine(await page.locator('.search-answer:not(:empty)').innerText());
  };
  expect(await answerAt('2026-09-11T12:00:00-04:00')).toMatch(
    `${late} ${closing} ${lateStart} Mon–Fri 9:00 AM – 6:00 PM`,
  );
  expect(await answerAt('2026-09-12T12:00:00-04:00')).toMatch(`${closing} ${lateStart} Mon–Fri`);
  expect(await answerAt('2026-09-15T12:00:00-04:00')).toMatch(/^Mon–Fri 9:00 AM/);
  await page.close();

  await buildAgain(site, '2026-09-20');
  const left = Object.keys(contentsOf(site.out)).filter(
    (file) =>
      /\.(html|json|ics)$/.test(file) && /Hurricane|Late start|UPS is late/.test(read(file)),
  );
  expect(left).toEqual([]);
});
