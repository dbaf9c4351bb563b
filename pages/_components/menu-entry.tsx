import type { MenuItem } from '../_store/navigation.ts';

/**
 * A page in a menu. Wide and small menus hold the same bytes, though the small one shows no
 * descriptions: what stands twice on every page weighs next to nothing the second time.
 */
export function MenuEntry({ title, href, description }: MenuItem) {
  return (
    <li>
      <a href={href}>
        <b>{title}</b>
        {description && <small>{description}</small>}
      </a>
    </li>
  );
}
