import { counterRules } from '../_store/counter-rules.ts';
import { pickupRows } from '../_store/pickup-rows.ts';
import type { TabPanel } from '../_widgets/tabs.tsx';
import { TableRegion } from './table-region.tsx';

// They also run in the browser: no links that ask the site's routes, no facts beyond these.

/** What there is to know of a return, by what the visitor has to do about it. The first is open at the start. */
export const returnsPanels: readonly TabPanel[] = [
  { id: 'return-labels', title: 'Return labels', children: <Labels /> },
  { id: 'return-packaging', title: 'Return packaging', children: <Packaging /> },
  { id: 'carrier-returns', title: 'Carrier returns', children: <Carriers /> },
];

function Labels() {
  return (
    <>
      <h2>What kind of label do you have?</h2>
      <ul className="list">
        <li>
          <b>On paper</b> Tape it on, hand the box over, take the receipt with you.
        </li>
        <li>
          <b>In an e-mail</b> Bring the file on your phone. We print it {counterRules.labelPrinting}
          . A UPS return has to have it: UPS takes a pre-printed label only.
        </li>
        <li>
          <b>An Amazon QR code</b> We do not accept Amazon QR-code returns. Go back into the return,
          and pick an option that gives you a label to print.
        </li>
        <li>
          <b>None</b> The seller wants it back at your cost? We weigh it, and you buy a label from
          the carrier you like.
        </li>
      </ul>
    </>
  );
}

function Packaging() {
  return (
    <>
      <h2>The box it came in, or another</h2>
      <ul className="list">
        <li>
          <b>Use the first box again</b> If it is still stiff. Take off or cover every old label and
          bar code.
        </li>
        <li>
          <b>Put everything in</b> Chargers, manuals, the little bag of screws. Sellers count them.
        </li>
        <li>
          <b>Close it with tape</b> Along the seam and once across. String and paper tape jam the
          sorters.
        </li>
        <li>
          <b>No box left</b> Buy one here, one alone if one is enough, or let us pack it.
        </li>
        <li>
          <b>If we packed it</b> and it arrives broken, we handle the insurance claim.
        </li>
      </ul>
    </>
  );
}

const taken: Readonly<Record<string, string>> = {
  fedex: 'Returns with a FedEx label, express or ground',
  ups: 'Returns with a printed UPS label',
  dhl: 'Returns abroad, with the papers the seller sent',
  usps: 'Prepaid labels of any class',
};

function Carriers() {
  return (
    <>
      <h2>Who takes it, and when it leaves</h2>
      <TableRegion caption="Returns by carrier">
        <thead>
          <tr>
            <th scope="col">Carrier</th>
            <th scope="col">We take</th>
            <th scope="col" className="r">
              Leaves
            </th>
          </tr>
        </thead>
        <tbody>
          {pickupRows.map(({ carrier, name, time, days }) => (
            <tr key={carrier}>
              <th scope="row">{name}</th>
              <td>{taken[carrier]}</td>
              <td className="r">
                <b>{time}</b> {days}
              </td>
            </tr>
          ))}
        </tbody>
      </TableRegion>
      <p>
        Look at the label for the carrier’s name before you come. A return dropped with the wrong
        one is slow to turn around.
      </p>
    </>
  );
}
