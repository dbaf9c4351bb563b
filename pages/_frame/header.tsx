import { withBase } from '#authoring';
import { Icon } from '../_components/icon.tsx';
import { Logo } from '../_components/logo.tsx';
import { OpenState } from '../_components/open-state.tsx';
import type { HoursRow } from '../_facts/hours-rows.ts';
import { Menus } from '../_islands/menus.tsx';
import type { MenuGroup, MenuItem, QuoteLink } from '../_navigation/header.ts';

export interface HeaderProps {
  readonly name: string;
  readonly street: string;
  readonly phone: { readonly display: string; readonly tel: string };
  readonly hours: readonly HoursRow[];
  readonly quote: QuoteLink;
  readonly menus: readonly MenuGroup[];
  readonly links: readonly MenuItem[];
}

/** A waybill strip over the menu row; it stays on top of the screen. */
export function Header({ name, street, phone, hours, quote, menus, links }: HeaderProps) {
  return (
    <header className="top">
      <div className="wrap strip">
        <Logo name={name} />
        <a className="cell addr" href={withBase('/locations')}>
          <span className="f">Store</span>
          <b>{street}</b>
        </a>
        <OpenState className="cell state" hours={hours} />
        <a className="cell call" href={`tel:${phone.tel}`}>
          <span className="f">Call</span>
          <b>{phone.display}</b>
        </a>
        <a className="cell quote" href={withBase(quote.href)}>
          {quote.title}
        </a>
        <MenuButton />
      </div>
      <Menus menus={menus} links={links} />
    </header>
  );
}

function MenuButton() {
  return (
    <button className="burger" type="button" aria-haspopup="dialog" popoverTarget="menu">
      <Icon name="menu" />
      <span className="vh">Menu</span>
    </button>
  );
}
