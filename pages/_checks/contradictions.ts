import type { CheckedPage, Problem } from '#authoring';
import { type CarrierId, carrierNames } from '../_facts/carrier-names.ts';
import { carrierOrder, carriers, uspsLimits } from '../_facts/carriers.ts';
import { distances } from '../_facts/distances.ts';
import { blueClayDrive, driveTimes, northchase } from '../_facts/drive-times.ts';
import { dhlDropOff, overnight, sameDayDropOff } from '../_facts/drop-off.ts';
import { clockTime, dollars, milesText, span } from '../_facts/format.ts';
import { insurance } from '../_facts/insurance.ts';
import { mailboxFees } from '../_facts/mailbox-prices.ts';
import { notary, notaryPrices } from '../_facts/notary.ts';
import { pickups } from '../_facts/pickups.ts';
import type { TimeOfDay } from '../_facts/schedule.ts';
import { sentencesIn } from './sentences.ts';
import { normalizeText } from './words.ts';

/** A subject that pages give a number for, and every value that the facts have for it. */
interface Subject {
  readonly name: string;
  readonly pattern: RegExp;
  readonly readings: readonly string[];
}

/** A sentence or row about one subject, with one number, gives a value that the facts have for it. */
export function contradictions({ file, content }: CheckedPage): readonly Problem[] {
  return [...new Set(passagesIn(content).map(normalizeText))].flatMap((row) =>
    kinds.flatMap(({ value, known }) => {
      const values = [...row.matchAll(value)].map(([found]) => found);
      const subjects = known.filter(({ pattern }) => pattern.test(row));
      // A longer name contains a shorter one: Middle Sound Loop, Middle Sound.
      const [subject, ...others] = subjects.filter(
        ({ name }) => !subjects.some((other) => other.name !== name && other.name.includes(name)),
      );
      const [said = '', ...more] = values;
      if (!subject || others.length > 0 || values.length === 0 || more.length > 0) return [];
      if (subject.readings.includes(said)) return [];
      return {
        file,
        needles: [row, said],
        message: `"${said}" of ${subject.name} in "${row}", and the facts say ${subject.readings.join(' or ')}.`,
        hint: 'Correct one of them, or add the other value as a reading of the fact.',
      };
    }),
  );
}

/** The sentences of each row, list item, and paragraph of some HTML, and each question with its answer. */
function passagesIn(html: string): readonly string[] {
  const text = html.replace(/<(script|style|svg)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  const questions = [...text.matchAll(/<details[\s\S]*?<\/details>/g)].map(([found]) =>
    found.replace(/<[^>]*>/g, ' '),
  );
  return [...rowsIn(text).flatMap(sentencesIn), ...questions];
}

function rowsIn(html: string): readonly string[] {
  return html
    .replace(/<\/(?:tr|li|p|h\d|div|section|article|summary|legend|figcaption|caption)>/g, '\0')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .split('\0');
}

const drives = [
  ...Object.values(driveTimes).flat(),
  ...[blueClayDrive.chosen, ...blueClayDrive.readings.map(({ value }) => value)].map((minutes) => ({
    origin: 'Blue Clay',
    minutes,
  })),
];

const prices: readonly (readonly [subject: string, ...cents: readonly number[]])[] = [
  ['surety bond', notary.suretyBondCents],
  ['per principal signature', notaryPrices[0].price[0]],
  ['mobile notary', notaryPrices[3].price[0]],
  ['appraisal', insurance.appraisalOverCents],
  ['declared value', insurance.declaredValueMaximumCents],
  ['setup fee', mailboxFees.setup],
  ['key deposit', mailboxFees.keyDeposit],
  ['replacement key', mailboxFees.replacementKey],
  ['Priority Mail Express', uspsLimits.priorityMailExpressInsuranceCents],
];

const { arrives, dropOffBy } = overnight.chosen;
const arrivals = Object.values(arrives);
const { latest, expressCutOff } = dhlDropOff.chosen;
const dhlMornings = carriers.dhl.lists[0].services.flatMap(
  (service) => /\d+:\d+/.exec(service)?.[0] ?? [],
);

const carrierTimes: Readonly<Record<CarrierId, readonly TimeOfDay[]>> = {
  fedex: [sameDayDropOff.chosen.fedex, pickups.fedex.at, dropOffBy.fedex, ...arrivals],
  ups: [sameDayDropOff.chosen.ups, pickups.ups.at, dropOffBy.ups],
  usps: [dropOffBy.usps],
  dhl: [sameDayDropOff.chosen.dhl, pickups.dhl.at, latest, expressCutOff],
};

/** The form of each kind of number in a normalized text, and what is known. */
const kinds: readonly { readonly value: RegExp; readonly known: readonly Subject[] }[] = [
  {
    value: /[\d.]+(-\d+)?(?= miles?\b)/g,
    known: grouped([
      ...distances.map(({ name, miles }) => [name, milesText(miles)] as const),
      ['Murrayville', span(northchase.milesToMurrayville)],
    ]),
  },
  {
    value: /\d+(-\d+)?(?= min(ute)?s?\b)/g,
    known: grouped(
      drives.map(({ origin, minutes }) => [origin.replace(/ and .*/, ''), span(minutes)] as const),
    ),
  },
  {
    value: /\$[\d,.]*\d/g,
    known: grouped(
      prices.flatMap(([name, ...all]) => all.map((cents) => [name, dollars(cents)] as const)),
    ),
  },
  {
    value: /\d+:\d\d [AP]M/g,
    known: grouped([
      ...carrierOrder.flatMap((carrier) =>
        carrierTimes[carrier].map((time) => [carrierNames[carrier], clockTime(time)] as const),
      ),
      ...dhlMornings.map((time) => [carrierNames.dhl, `${time} AM`] as const),
    ]),
  },
];

function grouped(pairs: readonly (readonly [name: string, value: string])[]): readonly Subject[] {
  return [...new Set(pairs.map(([name]) => name))].map((name) => ({
    name,
    pattern: new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'i'),
    readings: pairs.filter(([of]) => of === name).map(([, value]) => normalizeText(value)),
  }));
}
