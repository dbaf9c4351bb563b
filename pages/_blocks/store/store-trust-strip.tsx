import { read } from '#authoring';
import { TrustStrip } from '../../_components/store/trust-strip.tsx';
import { weeklyHours } from '../../_facts/hours.ts';
import { openAndClosedDays } from '../../_facts/hours-rows.ts';
import { founded } from '../../_facts/identity.ts';
import { trustMarks } from '../../_facts/trust-marks.ts';

export interface StoreTrustStripProps {
  /** The address of the page that shows it. */
  readonly place: string;
}

/** The four carton marks of the store. */
export function StoreTrustStrip({ place }: StoreTrustStripProps) {
  const [insured, packing, local, open] = trustMarks;
  return (
    <TrustStrip
      marks={[
        { mark: 'dry', title: insured, text: 'Shipping insurance is available. Ask for a quote.' },
        {
          mark: 'glass',
          title: packing,
          text: 'If we pack it and it breaks, we handle the insurance claim.',
        },
        { mark: 'shop', title: local, text: `Serving Wilmington since ${read(founded, place)}.` },
        { mark: 'days', title: open, text: openAndClosedDays(read(weeklyHours, place)) },
      ]}
    />
  );
}
