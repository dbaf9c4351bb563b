import { withBase } from '#authoring';
import type { MenuItem } from '../../_navigation/header.ts';

/**
 * A page in a menu. Wide and small menus hold the same bytes, though the small one shows no
 * descriptions: text that repeats weighs next to nothing after compression.
 */
export function MenuEntry({ title, href, description }: MenuItem) {
  return (
    <li>
      <a href={withBase(href)}>
        <b>{title}</b>
        {description && <small>{description}</small>}
      </a>
    </li>
  );
}
