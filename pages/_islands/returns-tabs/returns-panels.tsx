import '../../_components/lists/ruled-list.css';
import '../../_components/lists/wide-list.css';
import type { ReactNode } from 'react';
import { keptTogether } from '../../_components/labels/kept-together.ts';
import { labelKinds } from '../../_content/returns-labels.ts';
import { pickupRows } from '../../_facts/pickup-rows.ts';
import type { TabPanel } from './tabs.tsx';

/** What there is to know of a return, by what the visitor has to do about it. The first is open at the start. */
export const returnsPanels: readonly TabPanel[] = [
  { id: 'return-labels', title: 'Labels', children: <Labels /> },
  { id: 'return-packaging', title: 'Packing', children: <Packaging /> },
  { id: 'carrier-returns', title: 'Carriers', children: <Carriers /> },
];

function WideRows({ children }: { readonly children: ReactNode }) {
  return (
    <div className="wide-list">
      <ul className="ruled-list">{children}</ul>
    </div>
  );
}

function Labels() {
  return (
    <>
      <h2>Return labels: what kind do you have?</h2>
      <WideRows>
        {labelKinds.map(({ name, briefly }) => (
          <li key={name}>
            <b>{name}</b> {briefly}
          </li>
        ))}
      </WideRows>
    </>
  );
}

function Packaging() {
  return (
    <>
      <h2>Return packaging: how to pack it</h2>
      <WideRows>
        <li>
          <b>Reuse the original box</b> Use it if it is still strong. Remove or cover every old
          label and barcode.
        </li>
        <li>
          <b>Include every part</b> Put in chargers, manuals and small parts, as the seller asks.
        </li>
        <li>
          <b>Use packing tape</b> Tape along the seam and across the ends. Don’t use string.
        </li>
        <li>
          <b>No box?</b> You can buy a single box here, or we can pack it for you.
        </li>
        <li>
          <b>Packed by us?</b> If it breaks, we handle the insurance claim.
        </li>
      </WideRows>
    </>
  );
}

function Carriers() {
  return (
    <>
      <h2>Carrier returns: when each one leaves</h2>
      <WideRows>
        {pickupRows.map(({ carrier, name, pickup }) => (
          <li key={carrier}>
            <b>{name}</b> {keptTogether(pickup)}.
          </li>
        ))}
      </WideRows>
      <p>Check the label for the carrier’s name before you come.</p>
    </>
  );
}
