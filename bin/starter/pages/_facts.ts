import type { Fact } from 'typed-pages';

/** Everything that several pages say is here once. `npx typed-pages check --launch` lists what is still an example. */
function example<Value>(name: string, value: Value): Fact<Value> {
  return { name, chosen: value, readings: [{ value, statedAt: [] }], status: 'placeholder' };
}

/** `HH:MM` in the shop's time zone. Undefined on days when it is closed. */
export type Hours = { readonly opens: string; readonly closes: string } | undefined;

const weekday: Hours = { opens: '09:00', closes: '17:30' };

export const name = example('Name', 'Lantern Street Repairs');
export const phone = example('Phone number', '+1-503-555-0142');
export const address = example('Address', {
  street: '12 Lantern Street',
  city: 'Portland',
  region: 'OR',
  postalCode: '97214',
});
export const timeZone = example('Time zone', 'America/Los_Angeles');
/** Sunday first. */
export const hours = example<readonly Hours[]>('Opening hours', [
  undefined,
  weekday,
  weekday,
  weekday,
  weekday,
  weekday,
  { opens: '10:00', closes: '14:00' },
]);

export const facts = [name, phone, address, timeZone, hours];
