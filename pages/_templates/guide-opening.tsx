import type { ReactNode } from 'react';
import type { PageMeta } from '#authoring';
import '../_assets/css/guide.css';
import '../_assets/css/guide-ground.css';
import { Breadcrumb } from '../_components/breadcrumb.tsx';
import { Heading } from '../_components/heading.tsx';
import { CopyButtons } from '../_frame/copy-buttons.tsx';
import { Split } from './split.tsx';

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
    <section className="opens">
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
