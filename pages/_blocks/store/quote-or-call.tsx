import { type Address, read } from '#authoring';
import { ButtonLink } from '../../_components/links/button.tsx';
import { CallLink } from '../../_components/links/call-link.tsx';
import { phone } from '../../_facts/identity.ts';
import { contactLink } from '../../_navigation/contact-link.ts';

export interface QuoteOrCallProps {
  /** The address of the page it is on. */
  readonly place: Address;
  /** On the button. */
  readonly ask?: string;
}

/** The two ways to a shipping price, for the opening of a page. */
export function QuoteOrCall({ place, ask = 'Get a quote' }: QuoteOrCallProps) {
  return (
    <>
      <ButtonLink href={contactLink({ subject: 'shipping-quote', about: place })}>{ask}</ButtonLink>
      <CallLink phone={read(phone, place)} look="line" />
    </>
  );
}
