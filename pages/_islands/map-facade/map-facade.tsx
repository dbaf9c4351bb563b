import './map-facade.css';
import { Island, policy } from '#authoring';
import streetsNearStore from '../../_assets/drawings/streets-near-store.svg';
import { ShowIllustration } from '../../_components/drawings/show-illustration.tsx';

export interface MapFacadeProps {
  /** The store on the page of a maps service. */
  readonly href: string;
  /** The same for a frame. */
  readonly embed: string;
  /** Names the frame. */
  readonly title: string;
}

/**
 * A drawn map, and a real one for visitors who ask for it: the page loads nothing from the maps
 * service before. Until `map-facade.island.ts` runs, the map opens in a tab of its own. As stated, the
 * real map is in the page.
 */
export function MapFacade(props: MapFacadeProps) {
  if (policy === 'as-stated')
    return (
      <div className="street-map" data-shared>
        <iframe src={props.embed} title={props.title} loading="lazy" allowFullScreen />
      </div>
    );
  return (
    <div className="street-map" data-shared>
      <ShowIllustration of={streetsNearStore} />
      <Island name="map-facade" component={ShowMap} props={props} when="touched" />
    </div>
  );
}

function ShowMap({ href, embed, title }: MapFacadeProps) {
  return (
    <div className="street-map-load">
      <p>Sketch, not to scale.</p>
      <a
        className="button line"
        href={href}
        target="_blank"
        rel="noopener"
        data-hold
        data-map={embed}
        data-map-title={title}
      >
        Show Google Maps<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </div>
  );
}
