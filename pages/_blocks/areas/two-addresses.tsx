import { Postnet } from '../../_components/drawings/postnet.tsx';
import { Label, LabelCell, LabelRow } from '../../_components/labels/label.tsx';
import { LabelPair } from '../../_components/labels/label-pair.tsx';
import { dollars, type Span, span } from '../../_facts/format.ts';
import { mailboxPlans } from '../../_facts/mailbox-prices.ts';
import { postalAddress } from '../../_facts/postal-address.ts';

export interface TwoAddressesProps {
  /** The address of the page. */
  readonly place: string;
  /** The drive to the store. */
  readonly minutes: Span;
}

/** A rural home address next to a mailbox address. */
export function TwoAddresses({ place, minutes }: TwoAddressesProps) {
  const { street, cityLine, zip } = postalAddress(place);
  const [small] = mailboxPlans;
  return (
    <Label>
      <LabelRow columns={2}>
        <LabelCell name="Today">
          <p>
            Your name
            <br />
            Your house number and road
            <br />
            Your town
          </p>
        </LabelCell>
        <LabelCell name="With a mailbox">
          <address>
            <b className="name">Your name</b>
            {street} PMB 123
            <br />
            {cityLine}
          </address>
          <Postnet zip={zip} />
        </LabelCell>
      </LabelRow>
      <LabelPair>
        <LabelCell name="Drive" value={span(minutes)}>
          minutes from Wrightsboro
        </LabelCell>
        <LabelCell name="Small mailbox" value={dollars(small.pricing.oneYear.monthly)}>
          a month when you rent for a year
        </LabelCell>
      </LabelPair>
    </Label>
  );
}
