import { read } from '#authoring';
import { Label, LabelCell } from '../../_components/labels/label.tsx';
import { LabelPair } from '../../_components/labels/label-pair.tsx';
import { Actions } from '../../_components/links/actions.tsx';
import { ButtonLink } from '../../_components/links/button.tsx';
import { CallLink } from '../../_components/links/call-link.tsx';
import { DirectionsLink } from '../../_components/links/directions-link.tsx';
import { driveCell, secondCell } from '../../_content/area-openings.ts';
import { areas } from '../../_facts/areas/areas.ts';
import { type AreaName, areaDrive } from '../../_facts/areas/drives.ts';
import { waysToStore } from '../../_facts/areas/ways.ts';
import { phone } from '../../_facts/identity.ts';
import { mapLinks } from '../../_facts/maps.ts';
import { postalAddress } from '../../_facts/postal-address.ts';
import { ArrivalNotes } from './arrival-notes.tsx';

export interface AreaWayProps {
  readonly area: AreaName;
  /** Before the way there and the call. */
  readonly action?: { readonly title: string; readonly href: string } | undefined;
}

/** Minutes, the way in one sentence, and what a driver presses. */
export function AreaWay({ area, action }: AreaWayProps) {
  const place = areas[area].href;
  const cells = [driveCell(areaDrive(area)), secondCell(area)].flatMap((cell) => cell ?? []);
  return (
    <Label>
      <LabelPair>
        {cells.map(({ name, value, text }) => (
          <LabelCell key={name} name={name} value={value}>
            {value ? text : <b className="name">{text}</b>}
          </LabelCell>
        ))}
      </LabelPair>
      <p className="cell">
        Take {read(waysToStore, place)[area]} to <b>{postalAddress(place).street}</b>.
      </p>
      <ArrivalNotes place={place} />
      <div className="cell">
        <Actions>
          {action && <ButtonLink href={action.href}>{action.title}</ButtonLink>}
          <DirectionsLink href={mapLinks(place).directions} look={action ? 'line' : 'tape'} />
          <CallLink phone={read(phone, place)} look="line" />
        </Actions>
      </div>
    </Label>
  );
}
