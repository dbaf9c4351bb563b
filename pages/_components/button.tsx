import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { withBase } from '#authoring';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.tsx';

interface Look {
  /** `tape` for the main act of a screen, `line` for another one. */
  readonly look?: 'tape' | 'line';
  readonly icon?: IconName;
  readonly children: ReactNode;
}

export interface ButtonLinkProps extends Look {
  /** May lead to a page that does not exist yet only where the caller has asked. */
  readonly href: string;
  /** A phone number that follows the words on paper. */
  readonly number?: string;
}

export interface ButtonProps
  extends Look,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Look> {}

/** A link that looks like an act: a piece of cut tape, or an outline. */
export function ButtonLink({ href, number, ...look }: ButtonLinkProps) {
  return (
    <a className={classNames(look)} href={withBase(href)} data-number={number}>
      <Inside {...look} />
    </a>
  );
}

export function Button({ look = 'tape', icon, children, ...rest }: ButtonProps) {
  const given = { look, children, ...(icon && { icon }) };
  return (
    <button type="button" {...rest} className={classNames(given)}>
      <Inside {...given} />
    </button>
  );
}

function Inside({ icon, children }: Look) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
}

function classNames({ look = 'tape' }: Look): string {
  return `btn ${look}`;
}
