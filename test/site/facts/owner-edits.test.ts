import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentsOf } from '../../support/folder-contents.ts';
import { runSite } from '../../support/run-site.ts';
import { buildEdited, type SiteEdit } from '../../support/site/edited-site.ts';
import { thoroughly } from '../../support/thoroughly.ts';

/** One edit of the owner. */
interface OwnerEdit extends SiteEdit {
  /** What no file of the site may say any more. */
  readonly gone: readonly RegExp[];
  /** What files of the site say now. */
  readonly says: Readonly<Record<string, string | RegExp>>;
}

const opensOnSunday: OwnerEdit = {
  file: '_facts/hours.ts',
  from: 'openingHours = schedule({',
  to: "openingHours = schedule({\n  sunday: { start: '12:00', end: '16:00' }, // changedBy: 'owner', 2026-12-01",
  // USPS still picks up from Monday to Saturday.
  gone: [
    /closed (on )?sunday/i,
    /Sun(day)?:? Closed/i,
    /Open 6 Days|(?<![–\d])6 days\b/i,
    /open (Monday( to |–)|Mon–)Sat/i,
    /unless it’s a/,
  ],
  says: {
    'index.html': /Open 7 Days.*Monday to Sunday\./,
    'contact.html': /"dayOfWeek":\["Sunday"\],"opens":"12:00","closes":"16:00"/,
    'fedex-services.html': 'Sunday Monday. FedEx has no Sunday pickup here.',
    'packaging-supplies.html': '7 days',
    'search-answers.json': 'Sun 12:00 PM – 4:00 PM',
    'college-road-pack-and-ship.vcf': /Sun 12:00 PM/,
    'service-areas/murrayville-wilmington-nc.html':
      '9:00 AM – 6:00 PM, Monday to Friday, 10:00 AM – 1:00 PM on Saturday, and 12:00 PM – 4:00 PM on Sunday.',
  },
};

const others: Readonly<Record<string, OwnerEdit>> = {
  'Amazon returns by QR code': {
    file: '_facts/store-policies.ts',
    from: 'amazonQrReturns: false,',
    to: "amazonQrReturns: true, // changedBy: 'owner', 2026-12-01",
    gone: [
      /(don’t|can’t) (accept|use|scan)[^.]*QR/i,
      /QR codes?[^.]*(don’t|doesn’t|not here|not accepted|\? No)/i,
      /label from a QR code|not a QR code|Not with a QR code/i,
    ],
    says: {
      'returns-labels.html': /We accept Amazon QR codes.*Amazon QR code\? Yes\./,
      'ups-services.html': 'Amazon QR code Drop off We accept returns by QR code.',
      'services.html': '"text":"Yes, by QR code or with a label.',
      'search-answers.json': '"We accept Amazon returns by QR code."',
    },
  },
  'DHL at 3:30 PM': {
    file: '_facts/pickups.ts',
    from: "dhl: { at: time('16:00'), days: workdays, urgentFrom: time('14:00') },",
    to: "dhl: { at: time('15:30'), days: workdays, urgentFrom: time('14:00') }, // changedBy: 'owner', 2026-12-01",
    gone: [/\b4:00 PM/, /\b16:00\b/, /"dhl",\[1,2,3,4,5\],960/],
    says: {
      'dhl-services.html': /Drop off DHL by 3:30 PM, Monday to Friday.*"dhl",\[1,2,3,4,5\],930,930/,
      'services.html': 'FedEx and UPS pick up at 5:00 PM and DHL at 3:30 PM, Monday to Friday.',
      'search-answers.json': '3:30 PM for DHL',
    },
  },
  'a real review on each page': {
    file: '_facts/reviews.ts',
    from: /(?<=ReviewedPage, readonly CustomerReview\[\]>> = )\{[^}]*\}/,
    to: `{
      '/': [
        { title: 'Fast', review: 'In and out.', date: '2026-03-09', author: 'Jo', rating: 5 },
      ],
      '/packing-services': [
        { title: 'Safe', review: 'It came whole.', date: '2026-04-01', author: 'Al', rating: 4 },
      ],
    }`,
    gone: [/Sample review/, /around my mirror/, /grandmother’s china/],
    says: {
      'index.html':
        /Fast\. In and out\. Jo · 5 of 5 · March 9, 2026.*"@type":"Review","name":"Fast","reviewBody":"In and out\.","datePublished":"2026-03-09"/,
      'packing-services.html': /It came whole\. Al · 4 of 5 · April 1, 2026.*"ratingValue":4/,
    },
  },
  'where the reviews can be read': {
    file: '_facts/reviews.ts',
    from: 'value: null,',
    to: "value: 'https://reviews.example/store',",
    gone: [/"review":/],
    says: {
      'index.html': /<a href="https:\/\/reviews\.example\/store"[^>]*>4\.8 of 5 from 127 reviews/,
    },
  },
  'Guernsey among the countries': {
    file: '_facts/sheet-choices.ts',
    from: "  { code: 'in', name: 'India'",
    to: "  { code: 'gg', name: 'Guernsey', region: 'Europe' },\n  { code: 'in', name: 'India'",
    gone: [/France, Germany, United Kingdom/],
    says: {
      'international-shipping.html':
        /\.country-sheet:has\(\[value=gg\]:checked\) \[data-to\]:not\(\[data-to~=gg\]\).*France, Germany, Guernsey, United Kingdom/,
      'search-answers.json': /\bguernsey\b/,
    },
  },
  'green tape': {
    file: '_assets/css/tokens.css',
    from: '--red: #c4371a',
    to: '--red: #0b6e4f',
    gone: [/c4371a/i],
    says: {
      'index.html': /--red:\s*#0b6e4f.*fill="#0b6e4f"/,
      'illustrations/packing-tips.svg': '#0b6e4f',
    },
  },
};

test('a store that opens on Sunday says so everywhere after one edit', () => tried(opensOnSunday));

thoroughly.each(Object.entries(others))('%s is one edit', (_, edit) => tried(edit));

/** Makes an edit in a copy of the site, builds and checks it, and looks for what is left of the old value. */
async function tried({ file, from, to, gone, says }: OwnerEdit): Promise<void> {
  const { pages, out } = await buildEdited(file.replaceAll('/', '-'), [{ file, from, to }]);
  const checked = await runSite(['check', '--pages', pages]);
  expect(checked).toMatchObject({ code: 0, stderr: '' });

  const texts = textsIn(out);
  const left = [...texts].flatMap(([path, text]) =>
    gone.flatMap((pattern) => {
      const found = pattern.exec(text);
      return found
        ? [`${path}: ${text.slice(Math.max(0, found.index - 60), found.index + 80)}`]
        : [];
    }),
  );
  expect(left).toEqual([]);
  for (const [path, words] of Object.entries(says)) expect(texts.get(path), path).toMatch(words);
}

/** What visitors, search engines, and calendars read: pages without tags, the scripts' data, and other files. Scripts have both texts of a choice. */
function textsIn(folder: string): ReadonlyMap<string, string> {
  const paths = Object.keys(contentsOf(folder)).filter((path) =>
    /\.(html|json|svg|ics|vcf|txt|xml|webmanifest)$/.test(path),
  );
  return new Map(
    paths.map((path) => {
      const whole = readFileSync(join(folder, path), 'utf8').replace(
        /[\u00a0\u2060]|&nbsp;/g,
        (blank) => (blank === '\u2060' ? '' : ' '),
      );
      const words = whole.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
      return [path, path.endsWith('.html') ? `${words}\n${whole}`.replaceAll('\n', ' ') : whole];
    }),
  );
}
