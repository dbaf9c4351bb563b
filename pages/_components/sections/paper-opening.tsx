import './paper-opening.css';
import '../papers/paper.css';
import type { ReactNode } from 'react';
import type { Breadcrumb as Crumb } from '#authoring';
import hand from '../../_assets/drawings/hand.svg';
import { InlineDrawing } from '../drawings/inline-drawing.tsx';
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
  /** Whether a hand holds the sheet over the counter. */
  readonly isHeld?: boolean;
}

/** How a page about paper opens: the sheet itself. */
export function PaperOpening(opening: PaperOpeningProps) {
  const { title, trail, lead, actions, children, isHeld } = opening;
  return (
    <div className="kraft paper-opening">
      <div className="wrap">
        {trail && <Breadcrumb trail={trail} />}
        <div className="paper-opening-sheet">
          <div>
            <Heading level={1}>{title}</Heading>
            <p className="lead">{lead}</p>
            <Actions>{actions}</Actions>
          </div>
          <div>{children}</div>
          {isHeld && <InlineDrawing of={hand} title="" />}
        </div>
      </div>
    </div>
  );
}
