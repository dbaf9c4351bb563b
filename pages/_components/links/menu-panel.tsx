import type { MenuCta, MenuGroup, MenuSection } from '../../_navigation/header.ts';
import { ButtonLink } from './button.tsx';
import { MenuEntry } from './menu-entry.tsx';

export interface MenuPanelProps {
  readonly id: string;
  readonly menu: MenuGroup;
}

/** What a menu opens: its sections side by side, and a way on at the end. */
export function MenuPanel({ id, menu }: MenuPanelProps) {
  const { sections, cta } = menu;
  return (
    <div className="menu-panel" id={id} popover="auto">
      {sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
      {cta && <Cta {...cta} />}
    </div>
  );
}

function Section({ title, items }: MenuSection) {
  return (
    <div>
      <p className="label-field">{title}</p>
      <ul>
        {items.map((item) => (
          <MenuEntry key={item.href} {...item} />
        ))}
      </ul>
    </div>
  );
}

function Cta({ title, description, label, href }: MenuCta) {
  return (
    <div className="offer kraft">
      <p>
        <b>{title}</b>
        {description}
      </p>
      <ButtonLink href={href}>{label}</ButtonLink>
    </div>
  );
}
