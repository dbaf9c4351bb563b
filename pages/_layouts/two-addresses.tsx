import { Postnet } from '../_components/drawings/postnet.tsx';
import { Label, LabelCell, LabelRow } from '../_components/label.tsx';
import { dollars, type Span, span } from '../_store/format.ts';
import { mailboxPlans } from '../_store/mailbox-prices.ts';
import { postalAddress } from '../_store/postal-address.ts';

export interface TwoAddressesProps {
  /** The address of the page it stands on. */
  readonly place: string;
  /** The drive to the second one. */
  readonly minutes: Span;
}

/** What stands on an order today, and what could. */
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
            Past the second gate
            <br />
            Blue barn, then left
          </p>
        </LabelCell>
        <LabelCell name="With a mailbox">
          <address>
            <b className="who">Your name</b>
            {street}, your box number
            <br />
            {cityLine}
          </address>
          <Postnet zip={zip} />
        </LabelCell>
      </LabelRow>
      <LabelRow columns="duo">
        <LabelCell name="Drive" value={span(minutes)}>
          Minutes from Wrightsboro.
        </LabelCell>
        <LabelCell name="Small mailbox" value={dollars(small.pricing.oneYear.monthly)}>
          A month, when you take a year.
        </LabelCell>
      </LabelRow>
    </Label>
  );
}
