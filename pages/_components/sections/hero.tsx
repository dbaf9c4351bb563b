import type { ReactNode } from 'react';
import './hero.css';
import type { Breadcrumb as Crumb } from '#authoring';
import { Heading } from '../labels/heading.tsx';
import { Actions } from '../links/actions.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

export interface HeroProps {
  /** The page's one `h1`. */
  readonly title: ReactNode;
  /** As in the page's `meta`; none on the home page. */
  readonly trail?: readonly Crumb[] | undefined;
  readonly lead?: ReactNode;
  /** Buttons and links. */
  readonly actions?: ReactNode;
  /** What answers at a glance: a label, or a drawing. Stands right under the title on small screens. */
  readonly children?: ReactNode;
}

/** How every page opens: a band of kraft paper with a cut edge. */
export function Hero({ title, trail, lead, actions, children }: HeroProps) {
  return (
    <section className="kraft hero">
      <div className="wrap">
        {trail && <Breadcrumb trail={trail} />}
        <div className={children ? 'hero-grid hero-split' : 'hero-grid'}>
          <Heading level={1} className="hero-title">
            {title}
          </Heading>
          {children && <div className="hero-board">{children}</div>}
          {(lead || actions) && (
            <div className="hero-words">
              {lead && <p className="lead">{lead}</p>}
              {actions && <Actions>{actions}</Actions>}
            </div>
          )}
        </div>
      </div>
      <div className="hero-edge" />
    </section>
  );
}
