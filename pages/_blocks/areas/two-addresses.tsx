import { Postnet } from '../../_components/drawings/postnet.tsx';
import { Label, LabelCell, LabelRow } from '../../_components/labels/label.tsx';
import { postalAddress } from '../../_facts/postal-address.ts';

export interface TwoAddressesProps {
  /** The address of the page. */
  readonly place: string;
}

/** A rural home address next to a mailbox address. */
export function TwoAddresses({ place }: TwoAddressesProps) {
  const { street, cityLine, zip } = postalAddress(place);
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
    </Label>
  );
}
