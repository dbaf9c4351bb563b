import { type IconName, icons } from './icons.tsx';

export interface IconProps {
  readonly name: IconName;
}

/** Drawn once in the frame, because every page repeats them; the others are drawn in place. */
const inSprite: readonly IconName[] = ['arrow-right', 'chevron-down', 'map-pin', 'phone'];

/** A small drawing beside words that say the same, so it is hidden from screen readers. */
export function Icon({ name }: IconProps) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {inSprite.includes(name) ? <use href={`#i-${name}`} /> : icons[name]}
    </svg>
  );
}

/** The drawings that `Icon` points to. Belongs at the top of the frame. */
export function IconSprite() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      {inSprite.map((name) => (
        <g key={name} id={`i-${name}`}>
          {icons[name]}
        </g>
      ))}
    </svg>
  );
}
