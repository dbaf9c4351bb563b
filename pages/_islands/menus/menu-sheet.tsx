import { withBase } from '#authoring';
import { Icon } from '../../_components/icons/icon.tsx';
import { Logo } from '../../_components/icons/logo.tsx';
import { MenuEntry } from '../../_components/links/menu-entry.tsx';
import { OpenState } from '../../_components/times/open-state.tsx';
import type { HoursRow } from '../../_facts/hours-rows.ts';
import type { MenuItem, MenuSection, QuoteLink } from '../../_navigation/header.ts';

export interface MenuSheetProps {
  readonly name: string;
  readonly phone: { readonly tel: string };
  readonly quote: QuoteLink;
  readonly hours: readonly HoursRow[];
  readonly groups: readonly MenuSection[];
  readonly links: readonly MenuItem[];
}

/**
 * The menu of small screens, sliding in from the left. Its button opens it as a popover, which takes
 * no script; `menus.client.ts` makes a modal dialog of it, so that the page behind cannot be reached.
 */
export function MenuSheet({ name, phone, quote, hours, groups, links }: MenuSheetProps) {
  return (
    <dialog className="menu" id="menu" popover="auto" closedby="any" aria-label="Menu">
      <div className="menu-head">
        <Logo name={name} />
        <CloseButton />
      </div>
      <div className="menu-pair">
        <a href={`tel:${phone.tel}`}>
          <Icon name="phone" />
          Call
        </a>
        <a href={withBase(quote.href)}>{quote.title}</a>
      </div>
      <OpenState className="menu-state" hours={hours} roomy />
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
      {links.map(({ title, href }) => (
        <a key={href} className="menu-link" href={withBase(href)}>
          {title}
        </a>
      ))}
    </dialog>
  );
}

function CloseButton() {
  return (
    // biome-ignore lint/a11y/noAutofocus: the focus goes where the dialog begins.
    <button type="button" autoFocus popoverTarget="menu" popoverTargetAction="hide">
      <Icon name="x" />
      <span className="visually-hidden">Close menu</span>
    </button>
  );
}

function Group({ title, items }: MenuSection) {
  return (
    <details name="menu">
      <summary className={items.every((item) => item.premium) ? 'kraft' : undefined}>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {items.map((item) => (
          <MenuEntry key={item.href} {...item} />
        ))}
      </ul>
    </details>
  );
}
