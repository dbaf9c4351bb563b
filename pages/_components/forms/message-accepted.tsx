import type { ReactNode, Ref } from 'react';
import './call-number.css';
import './message-form.css';
import { Icon } from '../icons/icon.tsx';
import { Actions } from '../links/actions.tsx';
import { CallLink, type CallLinkProps } from '../links/call-link.tsx';

export interface MessageAcceptedProps {
  /** The contact service's own words, or the words that stand in for them. */
  readonly text: string;
  /** Where the reply goes, if the page knows it. */
  readonly email?: string;
  /** Within how many hours the store replies, on business days. */
  readonly hours: number;
  readonly phone: CallLinkProps['phone'];
  /** What the visitor sent, if the page knows it. */
  readonly sent?: { readonly subject: string; readonly message: string };
  /** Leads to an empty form. */
  readonly another: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Tells a visitor that the store has the message, and what happens next. It can take the focus. */
export function MessageAccepted(props: MessageAcceptedProps) {
  const { text, email, hours, phone, sent, another, ref } = props;
  const accepted = (
    <div
      className="label accepted"
      role="status"
      aria-labelledby="accepted"
      tabIndex={-1}
      ref={ref}
    >
      <div className="cell">
        <Icon name="check" />
        <div>
          <h2 id="accepted">Message received</h2>
          <p>{text}</p>
          <p>We typically reply within {hours} hours on business days.</p>
        </div>
      </div>
      <div className="cell">
        <h3 className="h4">What happens next</h3>
        <ol>
          <li className="accepted-done">
            <b>Your message arrived</b>
            <span>Something to add? Send another message, and mention this one.</span>
          </li>
          <li>
            <b>We read it and find the answer</b>
            <span>For example, a price or an available mailbox size.</span>
          </li>
          <li>
            <b>We reply {email ? <To email={email} /> : 'by email or phone'}</b>
            <span>No reply? Check your spam folder, then call us.</span>
          </li>
        </ol>
      </div>
      <div className="cell">
        <Actions>
          <CallLink phone={phone} look="line" words="Can’t wait? Call" />
          {another}
        </Actions>
      </div>
    </div>
  );
  if (!sent) return accepted;
  return (
    <div className="split split-7-5">
      {accepted}
      <div className="accepted-copy">
        <b className="label-field">What you sent</b>
        <p className="h4">{sent.subject}</p>
        <p>{sent.message}</p>
      </div>
    </div>
  );
}

/** A long address breaks after the @, not in the middle of a word. */
function To({ email }: { readonly email: string }) {
  const [name, host] = email.split('@');
  return (
    <>
      to {name}@<wbr />
      {host}
    </>
  );
}
