import { policy, type ReadingPolicy, readUnder } from '#authoring';
import { storeName } from './placeholders.ts';
import { postalAddress } from './postal-address.ts';

export interface MapLinks {
  /** The store on the map. */
  readonly show: `https://${string}`;
  /** The way there. */
  readonly directions: `https://${string}`;
  /** The way there, in Apple Maps. */
  readonly apple: `https://${string}`;
  /** For a frame, loaded when it is asked for. */
  readonly embed: `https://${string}`;
}

/** Who may be framed. */
export const mapFrameOrigin = 'https://www.google.com';

/** Pages of Google Maps and Apple Maps, by the address as read in one place. */
export function mapLinks(place: string, under: ReadingPolicy = policy): MapLinks {
  const address = encodeURIComponent(postalAddress(place, under).oneLine);
  const named = encodeURIComponent(
    `${readUnder(under, storeName, place)}, ${postalAddress(place, under).oneLine}`,
  );
  return {
    show: `${mapFrameOrigin}/maps/search/?api=1&query=${named}`,
    directions: `${mapFrameOrigin}/maps/dir/?api=1&destination=${address}`,
    apple: `https://maps.apple.com/?daddr=${address}`,
    embed: `${mapFrameOrigin}/maps?q=${address}&output=embed`,
  };
}
