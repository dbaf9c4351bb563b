import { read, withBase } from '#authoring';
import { busLine, doorPhoto, parking } from '../../_facts/arrival.ts';

export interface ArrivalNotesProps {
  /** The address of the page. */
  readonly place: string;
}

export function hasArrivalNotes(place: string): boolean {
  return (
    read(parking, place) !== '' || read(busLine, place) !== '' || read(doorPhoto, place) !== null
  );
}

/** Parking, the bus line, and a photo of the door: each only once the owner has given it. */
export function ArrivalNotes({ place }: ArrivalNotesProps) {
  const notes = [
    ['Parking', read(parking, place)],
    ['By bus', read(busLine, place)],
  ] as const;
  const photo = read(doorPhoto, place);
  return (
    <>
      {notes
        .filter(([, words]) => words !== '')
        .map(([name, words]) => (
          <p className="cell" key={name}>
            <span className="label-field">{name}</span>
            {words}
          </p>
        ))}
      {photo && (
        <img
          src={withBase(photo.file)}
          alt={photo.alt}
          width={photo.width}
          height={photo.height}
          loading="lazy"
        />
      )}
    </>
  );
}
