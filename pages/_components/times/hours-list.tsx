import { Fragment } from 'react';
import type { HoursRow } from '../../_facts/hours-rows.ts';

export interface HoursListProps {
  readonly hours: readonly HoursRow[];
}

/** The week in a few lines: days, and when the store is open on them. */
export function HoursList({ hours }: HoursListProps) {
  return (
    <dl>
      {hours.map((row) => (
        <Fragment key={row.days}>
          <dt>{row.days}</dt>
          <dd>{row.hours}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
