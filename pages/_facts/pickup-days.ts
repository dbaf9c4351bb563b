import { type CarrierId, carrierNames } from './carrier-names.ts';
import { dayAfter, daysInShort, daysInWords, joined, weekFrom } from './days-text.ts';
import { pickups, truckTime, uspsPickup } from './pickups.ts';
import { mondayFirst, type Weekday } from './schedule.ts';

/** The days on which all these carriers pick up. */
export function pickupDays(...all: readonly CarrierId[]): readonly Weekday[] {
  return mondayFirst.filter((day) => all.every((carrier) => picksUp(carrier, day)));
}

/** The same in words: `Monday to Friday`. */
export function pickupDaysInWords(...all: readonly CarrierId[]): string {
  return daysInWords(pickupDays(...all));
}

/** The same in short: `Mon–Fri`. */
export function pickupDaysInShort(...all: readonly CarrierId[]): string {
  return daysInShort(pickupDays(...all));
}

export function picksUp(carrier: CarrierId, day: Weekday): boolean {
  const days: readonly Weekday[] = (carrier === 'usps' ? uspsPickup : pickups[carrier]).days;
  return days.includes(day);
}

/** The day of the next pickup after a day: `Monday` after Friday. */
export function nextPickup(carrier: CarrierId, after: Weekday): Weekday {
  const next = weekFrom(dayAfter(after)).find((day) => picksUp(carrier, day));
  if (next) return next;
  throw new Error(
    `${carrierNames[carrier]} has no pickup days. Give it at least one in pages/_facts/pickups.ts.`,
  );
}

/** `FedEx and UPS pick up at 5:00 PM and DHL at 4:00 PM, Monday to Friday.` */
export function trucks(): string {
  const all = ['fedex', 'ups', 'dhl'] as const;
  const times = [...new Set(all.map(truckTime))].map((time) => {
    const together = all.filter((carrier) => truckTime(carrier) === time);
    return { time, names: together.map((carrier) => carrierNames[carrier]) };
  });
  const [first, ...others] = times.map(({ names, time }, index) => {
    const verb = names.length > 1 ? ' pick up' : ' picks up';
    return `${joined(names)}${index === 0 ? verb : ''} at ${time}`;
  });
  return `${joined([first ?? '', ...others])}, ${pickupDaysInWords(...all)}.`;
}

/** Who picks up on a day, and when the packages of the others leave: `USPS picks up on Saturday. FedEx and UPS packages go out Monday.` */
export function pickupsOn(day: Weekday, of: readonly CarrierId[]): string {
  const coming = of.filter((carrier) => picksUp(carrier, day));
  const verb = coming.length > 1 ? 'pick' : 'picks';
  const onDay = coming.length > 0 ? `${joined(coming.map(nameOf))} ${verb} up on ${day}.` : '';
  const leaving = [...new Set(of.map((carrier) => nextPickup(carrier, day)))].flatMap((next) => {
    const waiting = of.filter(
      (carrier) => !coming.includes(carrier) && nextPickup(carrier, day) === next,
    );
    return waiting.length > 0 ? `${joined(waiting.map(nameOf))} packages go out ${next}.` : [];
  });
  return [onDay, ...leaving].filter(Boolean).join(' ');
}

function nameOf(carrier: CarrierId): string {
  return carrierNames[carrier];
}
