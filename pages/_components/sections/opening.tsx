import './opening.css';
import type { ReactNode } from 'react';
import type { Breadcrumb as Crumb } from '#authoring';
import { Heading } from '../labels/heading.tsx';
import { Actions } from '../links/actions.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

export interface OpeningProps {
  /** The page's one `h1`. */
  readonly title: ReactNode;
  /** As in the page's `meta`. */
  readonly trail: readonly Crumb[] | undefined;
  readonly lead?: ReactNode;
  /** Buttons and links, beside the lead where there is room. */
  readonly actions?: ReactNode;
  /** The tool that the page opens with. */
  readonly children?: ReactNode;
}

/** How a page opens that has no kraft band: the title over the whole width, on the page's ground. */
export function Opening({ title, trail, lead, actions, children }: OpeningProps) {
  return (
    <div className="opening">
      <div className="wrap">
        {trail && <Breadcrumb trail={trail} />}
        <Heading level={1}>{title}</Heading>
        {lead && (
          <div className="first">
            <p className="lead">{lead}</p>
            {actions && <Actions>{actions}</Actions>}
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
