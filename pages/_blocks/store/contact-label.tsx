import { read } from '#authoring';
import { Label, LabelCell, LabelRow } from '../../_components/labels/label.tsx';
import { PhoneCell } from '../../_components/labels/phone-cell.tsx';
import { EmailLink } from '../../_components/links/email-link.tsx';
import { OpenNowRow } from '../../_components/times/open-now-row.tsx';
import { hoursRows } from '../../_facts/hours-rows.ts';
import { phone } from '../../_facts/identity.ts';
import { email, faxNumber } from '../../_facts/placeholders.ts';
import { postalAddress } from '../../_facts/postal-address.ts';
import { CopyButtons } from '../../_islands/copy-bar/copy-buttons.tsx';

/** Every way to reach the store, on one label. */
export function ContactLabel({ place }: { readonly place: string }) {
  const line = read(phone, place);
  const address = postalAddress(place);
  return (
    <Label>
      <OpenNowRow hours={hoursRows(place)} clock />
      <LabelRow columns={2}>
        <PhoneCell name="Call" phone={line} />
        <LabelCell name="Email">
          <EmailLink to={read(email, place)} />
        </LabelCell>
      </LabelRow>
      <LabelRow columns={2}>
        <LabelCell name="Address">
          <address>
            {address.street}
            <br />
            {address.cityLine}
          </address>
        </LabelCell>
        <LabelCell name="Fax">
          <span>{read(faxNumber, place).display}</span>
        </LabelCell>
      </LabelRow>
      <CopyButtons
        items={[
          { name: 'phone', text: line.display },
          { name: 'email', text: read(email, place) },
          { name: 'address', text: address.oneLine },
        ]}
      />
    </Label>
  );
}
