import { read } from '#authoring';
import { TrustStrip } from '../_components/trust-strip.tsx';
import { founded } from '../_store/identity.ts';
import { trustMarks } from '../_store/trust-marks.ts';

export interface StoreTrustStripProps {
  /** The address of the page it stands on. */
  readonly place: string;
}

/** The four carton marks of the store. */
export function StoreTrustStrip({ place }: StoreTrustStripProps) {
  const [insured, packing, local, open] = trustMarks;
  return (
    <TrustStrip
      marks={[
        { mark: 'dry', title: insured, text: 'Full cover on request.' },
        { mark: 'glass', title: packing, text: 'Packed here, claimed here.' },
        { mark: 'road', title: local, text: `On N College Rd since ${read(founded, place)}.` },
        { mark: 'six', title: open, text: 'Monday to Saturday.' },
      ]}
    />
  );
}
