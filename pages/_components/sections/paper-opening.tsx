import './desk.css';
import '../papers/paper.css';
import type { ReactNode } from 'react';
import type { Breadcrumb as Crumb } from '#authoring';
import '../drawings/draw.css';
import { Heading } from '../labels/heading.tsx';
import { Actions } from '../links/actions.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

export interface PaperOpeningProps {
  /** The page's one `h1`. */
  readonly title: ReactNode;
  /** As in the page's `meta`. */
  readonly trail: readonly Crumb[] | undefined;
  readonly lead: ReactNode;
  /** Buttons and links. */
  readonly actions: ReactNode;
  /** What is on the sheet besides the words. */
  readonly children: ReactNode;
}

/** How a page about paper opens: the sheet itself, in a hand over the counter. */
export function PaperOpening({ title, trail, lead, actions, children }: PaperOpeningProps) {
  return (
    <div className="kraft desk">
      <div className="wrap">
        {trail && <Breadcrumb trail={trail} />}
        <div className="leaf">
          <div>
            <Heading level={1}>{title}</Heading>
            <p className="lead">{lead}</p>
            <Actions>{actions}</Actions>
          </div>
          <div>{children}</div>
          <Hand />
        </div>
      </div>
    </div>
  );
}

/** A thumb on the sheet, and the hand below its edge: every page about paper has it. */
function Hand() {
  return (
    <svg className="draw" viewBox="0 0 170 150" aria-hidden="true" data-shared>
      <path className="k2" d="M52 116c-10-14-14-32-12-51h92c3 19-2 37-10 51z" />
      <path className="k2" d="M56 108C42 92 34 62 32 40c-2-16 16-20 22-6 6 14 14 30 34 40" />
      <path className="p h" d="M37 42c0-8 9-11 13-3" />
      <path className="s" d="M40 114h96v14H40z" />
      <path className="m" d="M46 128h84v30H46z" />
    </svg>
  );
}
