import { withBase } from '#authoring';
import { SearchField } from '../_components/forms/search-field.tsx';
import { Icon } from '../_components/icons/icon.tsx';
import type { IconName } from '../_components/icons/icons.tsx';
import { Logo } from '../_components/icons/logo.tsx';
import { OpenState } from '../_components/times/open-state.tsx';
import type { HoursRow } from '../_facts/hours-rows.ts';
import { Menus } from '../_islands/menus/menus.tsx';
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
    <header className="header">
      <div className="wrap strip">
        <Logo name={name} />
        <SearchField />
        <a className="strip-cell strip-address" href={withBase('/contact#find-us')}>
          <span className="label-field">Store</span>
          <b>{street}</b>
        </a>
        <OpenState className="strip-cell strip-state" hours={hours} />
        <a className="strip-cell strip-call" href={`tel:${phone.tel}`}>
          <span className="label-field">Call</span>
          <b>{phone.display}</b>
        </a>
        <a className="strip-cell strip-quote" href={withBase(quote.href)}>
          {quote.title}
        </a>
        <div className="strip-buttons">
          <Opener opens="find" icon="search" name="Open search" />
          {/* The field opens below the strip, and takes the focus without a script. */}
          <div id="find" popover="auto">
            <SearchField autoFocus />
          </div>
          <Opener opens="menu" icon="menu" name="Menu" dialog />
        </div>
      </div>
      <Menus menus={menus} links={links} />
    </header>
  );
}

interface OpenerProps {
  /** The id of a popover. */
  readonly opens: string;
  readonly icon: IconName;
  readonly name: string;
  readonly dialog?: true;
}

function Opener({ opens, icon, name, dialog }: OpenerProps) {
  return (
    <button type="button" popoverTarget={opens} aria-haspopup={dialog && 'dialog'}>
      <Icon name={icon} />
      <span className="visually-hidden">{name}</span>
    </button>
  );
}
