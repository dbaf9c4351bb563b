import type { ReactNode } from 'react';
import { read } from '#authoring';
import { postnetBars } from '../_components/drawings/postnet-bars.ts';
import { palette } from '../_facts/palette.ts';
import type { OgWords } from './og-words.ts';

const { kraft, sheet, ink, tape, rule, 'ink-2': ink2 } = read(palette, 'store info').light;
const edge = `4px solid ${rule}`;
const row = { display: 'flex', alignItems: 'stretch' } as const;
const column = { display: 'flex', flexDirection: 'column' } as const;

/** The mark, grown to the picture: a parcel from above, its tape a road, and on it the label of a page. */
export function OgLabel({ kind, title, store, street, cityLine, zip, phone }: OgWords) {
  return (
    <div style={{ ...row, width: '100%', height: '100%', background: kraft, padding: 44 }}>
      <Tape />
      <div style={{ ...column, width: 938, background: sheet, border: edge, borderRadius: 8 }}>
        <div style={{ ...row, borderBottom: edge }}>
          <Cell name="From" grow>
            <b style={{ fontFamily: 'Heading', fontSize: 46 }}>{store}</b>
          </Cell>
          <Cell name="Address" last>
            <span style={{ fontSize: 26 }}>{street}</span>
            <span style={{ fontSize: 26 }}>{cityLine}</span>
          </Cell>
        </div>
        <div style={{ ...column, flexGrow: 1, padding: '0 36px', justifyContent: 'center' }}>
          <Field>{kind}</Field>
          <div
            style={{
              display: 'flex',
              marginTop: 12,
              lineHeight: 1,
              textWrap: 'balance',
              fontSize: sizeFor(title),
            }}
          >
            <b style={{ color: ink, fontFamily: 'Heading' }}>{title}</b>
          </div>
        </div>
        <div style={{ ...row, borderTop: edge }}>
          <Cell name="Call" grow>
            <b style={{ fontFamily: 'Heading', fontSize: 44 }}>{phone}</b>
          </Cell>
          <div style={{ display: 'flex', alignItems: 'center', padding: '0 36px' }}>
            <Bars zip={zip} />
          </div>
        </div>
      </div>
    </div>
  );
}

interface CellProps {
  readonly name: string;
  readonly grow?: boolean;
  readonly last?: boolean;
  readonly children: ReactNode;
}

function Cell({ name, grow, last, children }: CellProps) {
  return (
    <div
      style={{
        ...column,
        flexGrow: grow ? 1 : 0,
        padding: '18px 36px',
        borderLeft: last ? edge : 'none',
        color: ink,
        fontFamily: 'Label',
        lineHeight: 1.15,
      }}
    >
      <Field>{name}</Field>
      {children}
    </div>
  );
}

function Field({ children }: { readonly children: string }) {
  return (
    <span style={{ color: ink2, fontFamily: 'Label', fontSize: 22, letterSpacing: 1.2 }}>
      {children.toUpperCase()}
    </span>
  );
}

function Tape() {
  return (
    <svg
      aria-hidden="true"
      width="160"
      height="630"
      viewBox="0 0 160 630"
      style={{ position: 'absolute', top: 0, right: 28 }}
    >
      <path d="M0 0h160v630H0z" fill={tape} />
      <path d="M80 -20v680" stroke="#fff" strokeWidth="16" strokeDasharray="72 66" />
    </svg>
  );
}

function Bars({ zip }: { readonly zip: string }) {
  const bars = postnetBars(zip);
  const path = bars.map((tall, at) => `M${at * 9 + 2} ${tall ? 0 : 22}V44`).join('');
  return (
    <svg
      aria-hidden="true"
      width={bars.length * 9}
      height="44"
      viewBox={`0 0 ${bars.length * 9} 44`}
    >
      <path d={path} stroke={ink} strokeWidth="4" />
    </svg>
  );
}

/** So that it takes three lines at most. */
function sizeFor(title: string): number {
  if (title.length <= 36) return 92;
  return title.length <= 52 ? 80 : 70;
}
