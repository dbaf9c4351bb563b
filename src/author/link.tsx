import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { Href } from './address.ts';
import { withBase } from './base-path.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly href: Href;
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
