import { read } from '#authoring';
import { Label } from '../../_components/labels/label.tsx';
import { type AreaName, areaDrive } from '../../_facts/areas/drives.ts';
import { waysToStore } from '../../_facts/areas/ways.ts';
import { postalAddress } from '../../_facts/postal-address.ts';
import { ArrivalNotes, hasArrivalNotes } from './arrival-notes.tsx';

export interface WaysInWordsProps {
  /** The address of the page. */
  readonly place: string;
  readonly from: readonly AreaName[];
}

/** The way from some areas in a sentence each, and what there is to know at the door. */
export function WaysInWords({ place, from }: WaysInWordsProps) {
  return (
    <>
      <ul className="split split-6-6 ask">
        {from.map((area) => (
          <li key={area}>
            <b className="name">From {areaDrive(area).origin}</b>
            {read(waysToStore, place)[area]} to {postalAddress(place).street}.
          </li>
        ))}
      </ul>
      {hasArrivalNotes(place) && (
        <Label>
          <ArrivalNotes place={place} />
        </Label>
      )}
    </>
  );
}
