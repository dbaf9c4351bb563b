import { withBase } from '#authoring';

export interface CardTitleProps {
  readonly href: string;
  readonly children: string;
}

/** The link of a card, which covers all of it; plain words until its page exists. */
export function CardTitle({ href, children }: CardTitleProps) {
  return <a href={withBase(href)}>{children}</a>;
}
