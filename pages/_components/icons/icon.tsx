import { type IconName, icons } from './icons.tsx';

export interface IconProps {
  readonly name: IconName;
}

/** Drawn once in the frame, because every page repeats them. */
const inSprite = [
  'arrow-right',
  'chevron-down',
  'map-pin',
  'phone',
] as const satisfies readonly IconName[];

export type SpriteIconName = (typeof inSprite)[number];

/** A small drawing beside words that say the same, so it is hidden from screen readers. */
export function Icon({ name }: IconProps) {
  const shared = inSprite.find((other) => other === name);
  if (shared) return <SpriteIcon name={shared} />;
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {icons[name]}
    </svg>
  );
}

/** One that the frame draws: code for browsers that shows only these has no drawings. */
export function SpriteIcon({ name }: { readonly name: SpriteIconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#i-${name}`} />
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
