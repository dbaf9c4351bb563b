import { withBase } from '#authoring';
import { Icon } from '../../_components/icons/icon.tsx';
import { MenuPanel } from '../../_components/links/menu-panel.tsx';
import type { MenuGroup, MenuItem } from '../../_navigation/header.ts';

export interface MenusProps {
  readonly menus: readonly MenuGroup[];
  /** Beside the menus, at the other end of the row. */
  readonly links: readonly MenuItem[];
}

/**
 * The menu row of wide screens. Each menu is a button and a popover of the platform, which opens,
 * closes and gives the focus back without a script; `menus.client.ts` adds what is left.
 */
export function Menus({ menus, links }: MenusProps) {
  return (
    <nav aria-label="Main">
      <ul className="wrap menus">
        {menus.map((menu) => (
          <Menu key={menu.title} menu={menu} />
        ))}
        {links.map(({ title, href }) => (
          <li key={href}>
            <a href={withBase(href)}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Menu({ menu }: { readonly menu: MenuGroup }) {
  if (menu.sections.length === 0) return null;
  const id = `menu-${menu.title.split(' ')[0]?.toLowerCase()}`;
  return (
    <li>
      <button type="button" popoverTarget={id}>
        {menu.title}
        <Icon name="chevron-down" />
      </button>
      <MenuPanel id={id} menu={menu} />
    </li>
  );
}
