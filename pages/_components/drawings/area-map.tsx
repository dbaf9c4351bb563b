import { withBase } from '#authoring';
import { areaMapPath } from '../../_navigation/file-paths.ts';
import { wholeMapSize } from './place-on-map.ts';

export interface AreaMapProps {
  /** What a listener is told, and where the same facts stand as text. */
  readonly title: string;
}

/** The drawn map of all places, a file of its own that is fetched when it comes near. */
export function AreaMap({ title }: AreaMapProps) {
  return (
    <figure className="label" data-shared>
      <img
        className="ill"
        src={withBase(areaMapPath)}
        alt={title}
        loading="lazy"
        {...wholeMapSize}
      />
      <figcaption className="lc small">
        Distances are by road. Directions are approximate.
      </figcaption>
    </figure>
  );
}
