import { Actions } from './actions.tsx';
import { CallLink, type CallLinkProps } from './call-link.tsx';
import { Postnet } from './drawings/postnet.tsx';
import { LabelRow } from './label.tsx';
import { GoLink } from './text-link.tsx';

export interface StoreRowProps {
  readonly address: { readonly street: string; readonly cityLine: string; readonly zip: string };
  readonly phone: CallLinkProps['phone'];
  /** Where it is said how to get there. */
  readonly way: { readonly title: string; readonly href: string };
}

/** The last row of a label: where the parcel comes from, as carriers have it. */
export function StoreRow({ address, phone, way }: StoreRowProps) {
  return (
    <LabelRow columns={2} shared>
      <div className="lc">
        <span className="f">Store</span>
        <address>
          {address.street}
          <br />
          {address.cityLine}
        </address>
        <Postnet zip={address.zip} />
      </div>
      <div className="lc">
        <Actions>
          <CallLink phone={phone} />
          <GoLink href={way.href} icon="map-pin">
            {way.title}
          </GoLink>
        </Actions>
      </div>
    </LabelRow>
  );
}
