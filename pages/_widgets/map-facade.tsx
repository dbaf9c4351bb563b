import { Island } from '#authoring';
import '../_assets/css/map.css';
import '../_assets/css/contact.css';
import { StreetSketch } from '../_components/drawings/street-sketch.tsx';

export interface MapFacadeProps {
  /** The store on the page of a maps service. */
  readonly href: string;
  /** The same for a frame. */
  readonly embed: string;
  /** Names the frame. */
  readonly title: string;
}

/**
 * A drawn map, and a real one for those who ask for it: nothing comes from the maps service before.
 * Without the script the way there is a link; `map-facade.island.ts` makes it a button.
 */
export function MapFacade(props: MapFacadeProps) {
  return <Island name="map-facade" component={Facade} props={props} />;
}

function Facade({ href, embed, title }: MapFacadeProps) {
  return (
    <div className="map streets">
      <StreetSketch />
      <div className="load" data-shared>
        <p>A sketch, not to scale. The live map comes from a maps service when you ask for it.</p>
        <a className="btn line" href={href} data-map={embed} data-map-title={title}>
          Show the map
        </a>
      </div>
    </div>
  );
}
