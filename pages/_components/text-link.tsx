import type { ReactNode } from 'react';
import { withBase } from '#authoring';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.tsx';

export interface GoLinkProps {
  readonly href: string;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** The third kind of act, after tape and outline: an underlined line in the heading face. */
export function GoLink({ href, icon, children }: GoLinkProps) {
  return (
    <a className="go" href={withBase(href)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
