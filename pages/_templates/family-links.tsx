import { GoLink } from '../_components/text-link.tsx';
import { headerMenus } from '../_navigation/header.ts';
import { Section } from './section.tsx';

export interface FamilyLinksProps {
  readonly title: string;
  /** The section of the header's menus that holds the family. */
  readonly menu: string;
  /** The page itself is left out. */
  readonly here: string;
}

/** The other pages of a family, as far as they exist. */
export function FamilyLinks({ title, menu, here }: FamilyLinksProps) {
  const sections = headerMenus.flatMap((group) => group.sections);
  const items = sections.find((section) => section.title === menu)?.items ?? [];
  const others = items.filter(({ href }) => href !== here);
  return (
    <Section tight ruled title={title}>
      <p className="acts" data-shared>
        {others.map((page) => (
          <GoLink key={page.href} href={page.href} icon="arrow-right">
            {page.title}
          </GoLink>
        ))}
      </p>
    </Section>
  );
}
