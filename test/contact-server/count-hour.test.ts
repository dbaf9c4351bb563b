import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHourCount } from '../../contact-server/count-hour.ts';

const minute = 60_000;

test('it says of each message whether more than so many came within the hour up to it', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 60 });
  const before = fc.array(fc.integer({ min: 0, max: 59 }), { maxLength: 8 });
  fc.assert(
    fc.property(pauses, fc.integer({ min: 1, max: 4 }), before, (minutes, most, ages) => {
      let now = 0;
      const count = createHourCount(
        () => now,
        most,
        ages.map((age) => age * minute),
      );
      const times = ages.map((age) => -age * minute);
      let wasOver = false;
      for (const pause of minutes) {
        now += pause * minute;
        times.push(now);
        const isOver = times.filter((time) => time > now - 60 * minute).length > most;
        const over = wasOver ? 'over' : 'first over';
        expect(count.add()).toBe(isOver ? over : 'within');
        wasOver = isOver;
      }
    }),
  );
});
