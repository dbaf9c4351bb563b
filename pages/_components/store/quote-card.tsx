import './quote-card.css';
import type { ReactNode } from 'react';
import { Heading } from '../labels/heading.tsx';
import { Actions } from '../links/actions.tsx';
import { ButtonLink } from '../links/button.tsx';
import { CallLink, type CallLinkProps } from '../links/call-link.tsx';
import { QuoteFormLink } from '../links/quote-form-link.tsx';

export interface QuoteCardProps {
  readonly title: string;
  readonly text: ReactNode;
  /** The words of the button, and its link. */
  readonly action: { readonly title: string; readonly href: string };
  readonly phone: CallLinkProps['phone'];
  /** The only thing in its section: the ways are beside the words where there is room. */
  readonly wide?: boolean;
  /** One more way, after the call. */
  readonly children?: ReactNode;
}

/** The way to a price: a message, or a call. */
export function QuoteCard({ title, text, action, phone, wide, children }: QuoteCardProps) {
  const words = (
    <>
      <Heading level={2}>{title}</Heading>
      <p className="lead">{text}</p>
    </>
  );
  return (
    <div className={wide ? 'split split-7-5 ask' : 'stack ask'} data-shared data-print="hide">
      {wide ? <div className="head">{words}</div> : words}
      <Actions>
        <ButtonLink href={action.href}>{action.title}</ButtonLink>
        <CallLink phone={phone} />
        <QuoteFormLink />
        {children}
      </Actions>
    </div>
  );
}
