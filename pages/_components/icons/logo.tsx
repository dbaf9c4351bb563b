import { read, withBase } from '#authoring';
import { palette } from '../../_facts/palette.ts';

const { light } = read(palette, 'header');
const { kraft, tape } = light;

export interface LogoProps {
  /** `College Road Pack & Ship`; set on two lines. */
  readonly name: string;
}

/** The mark and the name, leading home. */
export function Logo({ name }: LogoProps) {
  const [first, second] = twoLines(name);
  return (
    <a className="logo" href={withBase('/')} aria-label={name}>
      <Mark />
      <span>
        <b>{first}</b> <b>{second}</b>
      </span>
    </a>
  );
}

/** A parcel seen from above, whose tape is a road with a center line. Its colors stay in the dark. */
function Mark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d="M1 1h38v38H1z" fill={kraft} stroke="currentColor" strokeWidth="2" />
      <path d="M13 1h14v38H13z" fill={tape} />
      <path d="M20 3v34" stroke={light['on-tape']} strokeWidth="2" strokeDasharray="5 4.6" />
    </svg>
  );
}

function twoLines(name: string): readonly [string, string] {
  const words = name.split(' ');
  const middle = Math.floor(words.length / 2);
  return [words.slice(0, middle).join(' '), words.slice(middle).join(' ')];
}
