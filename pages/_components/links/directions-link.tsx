import { Icon } from '../icons/icon.tsx';

export interface DirectionsLinkProps {
  /** A page of a maps service. */
  readonly href: string;
  readonly look: 'tape' | 'line';
}

/** The way from where the visitor is, on the map of a maps service, in a new tab. */
export function DirectionsLink({ href, look }: DirectionsLinkProps) {
  return (
    <a className={`button ${look}`} href={href} target="_blank" rel="noopener">
      <Icon name="map-pin" />
      Get Directions<span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
