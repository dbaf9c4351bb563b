import type { ReactNode } from 'react';
import { withBase } from '#authoring';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icons.tsx';

export interface TextLinkProps {
  readonly href: string;
  readonly icon?: IconName;
  /** A phone number that follows the words on paper. */
  readonly number?: string;
  readonly children: ReactNode;
}

/** The third kind of action, after tape and outline: an underlined line in the heading face. */
export function TextLink({ href, icon, number, children }: TextLinkProps) {
  return (
    <a className="text-link" href={withBase(href)} data-number={number}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
