import '../_assets/css/kin.css';
import { type Address, withBase } from '#authoring';
import { type Illustration, ShowIllustration } from '../_components/illustrations/illustration.tsx';
import { pagePictures } from '../_components/illustrations/page-pictures.ts';
import { Section } from '../_components/sections/section.tsx';
import { headerMenus } from '../_navigation/header.ts';

export interface FamilyStripProps {
  readonly title: string;
  /** The section of the header's menus that holds the family. */
  readonly menu: string;
  /** The page itself is left out. */
  readonly here: Address;
  /** After the family. */
  readonly also?: readonly SisterPage[];
}

interface SisterPage {
  readonly title: string;
  readonly href: string;
  /** Instead of the middle of its scene. */
  readonly picture?: Illustration;
}

/** The other pages of a family, each with its own drawing. */
export function FamilyStrip({ title, menu, here, also = [] }: FamilyStripProps) {
  const sections = headerMenus.flatMap((group) => group.sections);
  const family: readonly SisterPage[] =
    sections.find((section) => section.title === menu)?.items ?? [];
  return (
    <Section tight ruled title={title}>
      <ul className="kin" data-shared>
        {[...family, ...also]
          .filter(({ href }) => href !== here)
          .map(({ href, title: name, picture = pagePictures[href] }) => {
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
