import '../_components/cells/family-strip.css';
import { type Address, type SvgFile, withBase } from '#authoring';
import { ShowIllustration } from '../_components/drawings/show-illustration.tsx';
import { Section } from '../_components/sections/section.tsx';
import { headerMenus } from '../_navigation/header.ts';
import { middleOfScene, scenes } from './scenes.ts';

export interface FamilyStripProps {
  readonly title: string;
  /** The section of the header's menus that holds the family. */
  readonly menu: string;
  /** The page itself is left out, and so are places on pages. */
  readonly here: Address;
  /** After the family. */
  readonly also?: readonly SisterPage[];
}

interface SisterPage {
  readonly title: string;
  readonly href: string;
  /** Instead of the middle of its scene. */
  readonly picture?: { readonly of: SvgFile; readonly viewBox: string };
}

/** The other pages of a family, each with its own drawing. */
export function FamilyStrip({ title, menu, here, also = [] }: FamilyStripProps) {
  const sections = headerMenus.flatMap((group) => group.sections);
  const family: readonly SisterPage[] =
    sections.find((section) => section.title === menu)?.items ?? [];
  return (
    <Section tight ruled title={title} onPaper={false}>
      <ul className="family-strip" data-shared>
        {[...family, ...also]
          .filter(({ href }) => href !== here && !href.includes('#'))
          .map(({ href, title: name, picture = middleOf(href) }) => {
            return (
              <li key={href}>
                <a href={withBase(href)}>
                  {picture && <ShowIllustration {...picture} title="" width={420} />}
                  <b>{name}</b>
                </a>
              </li>
            );
          })}
      </ul>
    </Section>
  );
}

function middleOf(href: string): SisterPage['picture'] {
  const [, of] = Object.entries(scenes).find(([address]) => address === href) ?? [];
  return of && { of, viewBox: middleOfScene };
}
