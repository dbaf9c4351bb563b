import { withBase } from '#authoring';
import { Icon } from '../_components/icons/icon.tsx';
import type { QuoteLink } from '../_navigation/header.ts';

export interface MobileActionBarProps {
  readonly phone: { readonly tel: string };
  /** A page of a maps service. */
  readonly directions: string;
  readonly quote: QuoteLink;
}

/** On small screens, never more than a thumb away. */
export function MobileActionBar({ phone, directions, quote }: MobileActionBarProps) {
  return (
    <nav className="bar" aria-label="Quick actions">
      <a href={`tel:${phone.tel}`}>
        <Icon name="phone" />
        Call
      </a>
      <a href={directions}>
        <Icon name="map-pin" />
        Directions
      </a>
      <a href={withBase(quote.href)}>{quote.title}</a>
    </nav>
  );
}
