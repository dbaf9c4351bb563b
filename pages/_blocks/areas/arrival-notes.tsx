import { Picture, read } from '#authoring';
import {
  access,
  busLine,
  landmark,
  parking,
  payment,
  storefrontPhoto,
} from '../../_facts/arrival.ts';

export interface ArrivalNotesProps {
  /** The address of the page. */
  readonly place: string;
}

const notes = [
  ['Landmark', landmark],
  ['Parking', parking],
  ['Access', access],
  ['By bus', busLine],
  ['Payment', payment],
] as const;

export function hasArrivalNotes(place: string): boolean {
  return [...notes.map(([, note]) => note), storefrontPhoto].some(
    (fact) => read<unknown>(fact, place) !== null,
  );
}

/** How to recognize the store, park, come in, and pay: each only once the owner has said it. */
export function ArrivalNotes({ place }: ArrivalNotesProps) {
  const photo = read(storefrontPhoto, place);
  return (
    <>
      {photo && (
        <Picture
          {...photo}
          className="ill"
          widths={[480, 960]}
          sizes="(min-width: 60rem) 36rem, 100vw"
        />
      )}
      {notes.map(([name, note]) => {
        const words = read(note, place);
        return (
          words !== null && (
            <p className="cell" key={name} data-shared>
              <span className="label-field">{name}</span>
              {words}
            </p>
          )
        );
      })}
    </>
  );
}
