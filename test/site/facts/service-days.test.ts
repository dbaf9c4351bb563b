import { expect, test } from 'vitest';
import { services } from '../../../pages/_content/fedex-services.ts';
import { fedexDays } from '../../../pages/_facts/service-days.ts';

test('every FedEx service with days is drawn in its group of the one table', () => {
  const drawn = services.map(({ title, rows }) => [
    title,
    Object.fromEntries(rows.flatMap(({ name, days }) => (days ? [[name, days]] : []))),
  ]);
  expect(Object.fromEntries(drawn)).toEqual(fedexDays);
});
