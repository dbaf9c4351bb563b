import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { withBase } from '#authoring';
import { SpriteIcon, type SpriteIconName } from '../icons/icon.tsx';

/** `tape` for the main action of a screen, `line` for any other. */
type Look = 'tape' | 'line';

export interface ButtonLinkProps {
  readonly look?: Look;
  readonly icon?: SpriteIconName;
  readonly href: string;
  /** A phone number that follows the words on paper. */
  readonly number?: string;
  readonly children: ReactNode;
}

/** A link that looks like a button: a piece of cut tape, or an outline. */
export function ButtonLink({ look = 'tape', icon, href, number, children }: ButtonLinkProps) {
  return (
    <a className={`button ${look}`} href={withBase(href)} data-number={number}>
      {icon && <SpriteIcon name={icon} />}
      {children}
    </a>
  );
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: Look;
}

export function Button({ look = 'tape', ...button }: ButtonProps) {
  return <button type="button" {...button} className={`button ${look}`} />;
}
