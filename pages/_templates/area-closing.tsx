import type { ReactNode } from 'react';
import type { FaqItem } from '#authoring';
import { StoreVisit } from '../_blocks/store/store-visit.tsx';
import { Faq } from '../_components/guides/faq.tsx';
import { Section } from '../_components/sections/section.tsx';
import { Column, Split } from '../_components/sections/split.tsx';
import { areas } from '../_facts/areas/areas.ts';
import type { AreaName } from '../_facts/areas/drives.ts';

export interface AreaClosingProps {
  readonly area: AreaName;
  /** Over the questions. */
  readonly title: string;
  /** As in the page's `meta`. */
  readonly items: readonly FaqItem[];
  readonly visit: { readonly title: string; readonly text: ReactNode };
}

/** What people of an area ask, and where and when to reach the store. */
export function AreaClosing({ area, title, items, visit }: AreaClosingProps) {
  return (
    <Section ruled>
      <Split columns="7-5">
        <Column title={title}>
          <Faq items={items} />
        </Column>
        <StoreVisit place={areas[area].href} {...visit} onPaper={false} />
      </Split>
    </Section>
  );
}
