import type { ReactNode } from 'react';
import type { PageMeta } from '#authoring';
import '../_components/guides/guide.css';
import '../_components/guides/guide-ground.css';
import { Heading } from '../_components/labels/heading.tsx';
import { Breadcrumb } from '../_components/sections/breadcrumb.tsx';
import { Split } from '../_components/sections/split.tsx';
import { CopyButtons } from '../_islands/copy-bar/copy-buttons.tsx';

export interface GuideOpeningProps {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  /** Beside the title: the list of the steps, or a drawing. */
  readonly children: ReactNode;
}

/** How a guide opens: on white, with a link to copy. */
export function GuideOpening({ meta, title, lead, children }: GuideOpeningProps) {
  return (
    <section className="guide-opening">
      <div className="wrap">
        <Breadcrumb trail={meta.breadcrumbs ?? []} />
        <Split columns="7-5">
          <div>
            <Heading level={1}>{title}</Heading>
            <p className="lead">{lead}</p>
            <CopyButtons items={[{ name: 'link' }]} />
          </div>
          {children}
        </Split>
      </div>
    </section>
  );
}
