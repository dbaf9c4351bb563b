import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { Href } from '../address.ts';
import { withBase } from '../base-path.ts';

/** The props of `<Link>`: those of an `<a>`. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Where it leads. A path needs no base path. */
  readonly href: Href;
  /** What the visitor reads. */
  readonly children: ReactNode;
}

/** A link whose target is checked by the compiler and by the build. */
export function Link({ href, children, ...rest }: LinkProps) {
  return (
    <a href={withBase(href)} {...rest}>
      {children}
    </a>
  );
}
