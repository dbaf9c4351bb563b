import type { ReactNode } from 'react';
import { withBase } from '#authoring';
import { SpriteIcon, type SpriteIconName } from '../icons/icon.tsx';

export interface TextLinkProps {
  readonly href: string;
  readonly icon?: SpriteIconName;
  /** A phone number that follows the words on paper. */
  readonly number?: string;
  readonly newTab?: boolean;
  readonly children: ReactNode;
}

/** The third kind of action, after tape and outline: an underlined line in the heading face. */
export function TextLink({ href, icon, number, newTab, children }: TextLinkProps) {
  return (
    <a
      className="text-link"
      href={withBase(href)}
      data-number={number}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {icon && <SpriteIcon name={icon} />}
      {children}
      {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}
