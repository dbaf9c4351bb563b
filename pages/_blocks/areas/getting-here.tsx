import { Link, read } from '#authoring';
import './getting-here.css';
import { ShowIllustration } from '../../_components/drawings/show-illustration.tsx';
import { wayMap } from '../../_components/drawings/way-map.tsx';
import { Icon } from '../../_components/icons/icon.tsx';
import { Label } from '../../_components/labels/label.tsx';
import { Actions } from '../../_components/links/actions.tsx';
import { DirectionsLink } from '../../_components/links/directions-link.tsx';
import { TextLink } from '../../_components/links/text-link.tsx';
import { areas } from '../../_facts/areas/areas.ts';
import { areaMiles } from '../../_facts/areas/cards.ts';
import { type AreaName, areaNames } from '../../_facts/areas/drives.ts';
import { waysToStore } from '../../_facts/areas/ways.ts';
import { mapLinks } from '../../_facts/maps.ts';
import { postalAddress } from '../../_facts/postal-address.ts';
import { ArrivalNotes, hasArrivalNotes } from './arrival-notes.tsx';

export interface GettingHereProps {
  /** The address of the page. */
  readonly place: string;
}

/** The way from each area: one opens at a time, with its map, which loads when it is opened; beside the list where there is room. */
export function GettingHere({ place }: GettingHereProps) {
  const { directions, apple } = mapLinks(place);
  return (
    <div className="getting-here" data-shared>
      {areaNames.map((area, index) => (
        <Way key={area} area={area} place={place} isOpen={index === 0} />
      ))}
      {hasArrivalNotes(place) && (
        <Label>
          <ArrivalNotes place={place} />
        </Label>
      )}
      <Actions>
        <DirectionsLink href={directions} look="line" />
        <TextLink href={apple}>Open in Apple Maps</TextLink>
      </Actions>
    </div>
  );
}

interface WayProps extends GettingHereProps {
  readonly area: AreaName;
  readonly isOpen: boolean;
}

function Way({ area, place, isOpen }: WayProps) {
  const { name, href } = areas[area];
  const miles = areaMiles(areas[area]);
  return (
    <details name="way" open={isOpen}>
      <summary>
        <span>From {name}</span>
        <span className="number">{miles && `${miles} miles`}</span>
        <Icon name="chevron-down" />
      </summary>
      <div>
        <p>
          Take {read(waysToStore, place)[area]} to {postalAddress(place).street}.{' '}
          <Link href={href}>See the {name} page</Link>.
        </p>
        <ShowIllustration of={wayMap(area)} title="" />
      </div>
    </details>
  );
}
