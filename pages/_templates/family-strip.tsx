import { type Address, withBase } from '#authoring';
import { ShowIllustration } from '../_components/illustrations/illustration.tsx';
import { pagePictures } from '../_components/illustrations/specialty.ts';
import { headerMenus } from '../_navigation/header.ts';
import { Section } from './section.tsx';

export interface FamilyStripProps {
  readonly title: string;
  /** The section of the header's menus that holds the family. */
  readonly menu: string;
  /** The page itself is left out. */
  readonly here: Address;
}

/** The other pages of a family, each with its own drawing. */
export function FamilyStrip({ title, menu, here }: FamilyStripProps) {
  const sections = headerMenus.flatMap((group) => group.sections);
  const items = sections.find((section) => section.title === menu)?.items ?? [];
  return (
    <Section tight ruled title={title}>
      <ul className="kin" data-shared>
        {items
          .filter(({ href }) => href !== here)
          .map(({ href, title: name }) => {
            const picture = pagePictures[href];
            return (
              <li key={href}>
                <a href={withBase(href)}>
                  {picture && <ShowIllustration of={picture} alt="" />}
                  <b>{name}</b>
                </a>
              </li>
            );
          })}
      </ul>
    </Section>
  );
}
