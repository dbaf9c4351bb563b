import type { ReactNode } from 'react';
import type { FaqItem } from '#authoring';
import { Faq } from '../_components/faq.tsx';
import type { AreaName } from '../_store/area-drives.ts';
import { areas } from '../_store/areas.ts';
import { Section, SectionHead } from './section.tsx';
import { Split } from './split.tsx';
import { StoreVisit } from './store-visit.tsx';

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
        <div>
          <SectionHead title={title} />
          <Faq items={items} />
        </div>
        <StoreVisit place={areas[area].href} {...visit} />
      </Split>
    </Section>
  );
}
