import type { FormEventHandler, ReactNode, Ref } from 'react';
import './message-form.css';
import {
  contactForm,
  contactLimits,
  contactPatterns,
  contactSubjects,
} from '../../_facts/contact-form.ts';
import { Icon } from '../icons/icon.tsx';
import { keptTogether } from '../labels/kept-together.ts';
import { Note } from '../labels/note.tsx';
import { Button } from '../links/button.tsx';
import { describedBy, Field, TextField } from './field.tsx';
import { SubjectHelp } from './subject-help.tsx';

export type MessageFieldName = 'name' | 'email' | 'phone' | 'subject' | 'message';

export interface MessageFormProps {
  /** Where the form is posted when no script takes over. */
  readonly action: string;
  readonly isSending: boolean;
  /** What went wrong, over the form. */
  readonly failure?: ReactNode;
  /** Under the failure. */
  readonly failureMore?: ReactNode;
  /** What is wrong with a field, under it. */
  readonly errors: Readonly<Partial<Record<MessageFieldName, string>>>;
  /** A question about the email address, under its field. */
  readonly emailQuestion?: ReactNode;
  /** What the visitor came from, for example `DHL Express shipping`. */
  readonly topic?: string | undefined;
  /** Whether a mailbox was chosen before, which needs no other words. */
  readonly isChosen?: boolean;
  /** Between the help for the subject and the visitor's name. */
  readonly quote: ReactNode;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onInput: FormEventHandler<HTMLFormElement>;
  readonly formRef: Ref<HTMLFormElement>;
  readonly failureRef: Ref<HTMLDivElement>;
}

/** The contact form in each of its states. It holds none itself: what was typed stays in the fields. */
export function MessageForm(props: MessageFormProps) {
  const { isSending, failure, failureMore, failureRef, action, onSubmit, onInput, formRef } = props;
  return (
    <>
      {failure && (
        <Note more={failureMore} ref={failureRef}>
          {failure}
        </Note>
      )}
      <form
        className="form"
        method="post"
        action={action}
        onSubmit={onSubmit}
        onInput={onInput}
        id="message"
        tabIndex={-1}
        aria-label="Send a message"
        ref={formRef}
      >
        <QuickSubjects />
        <SubjectField {...props} />
        <SubjectHelp />
        {props.quote}
        <ContactFields {...props} />
        <MessageField {...props} />
        <LeaveEmpty />
        <div className="form-send">
          <Button type="submit" disabled={isSending}>
            {isSending ? contactForm.sending : 'Send message'}
          </Button>
          <p className="small">{keptTogether(contactForm.footnote)}</p>
        </div>
      </form>
    </>
  );
}

const quick = [
  ['shipping-quote', 'Shipping quote'],
  ['mailbox-rental', 'Reserve a mailbox'],
  ['business-account', 'Business account'],
  ['packing-services', 'Packing or crating'],
] as const;

/** Each leads to the field; the form's script also picks the subject. */
function QuickSubjects() {
  return (
    <nav className="form-quick" aria-label="Choose a subject">
      {quick.map(([subject, words]) => (
        <a key={subject} href="#subject" data-subject={subject} data-hold>
          {words}
        </a>
      ))}
    </nav>
  );
}

function SubjectField({ errors, topic }: MessageFormProps) {
  return (
    <Field id="subject" label={contactForm.subject} required error={errors.subject}>
      <select
        id="subject"
        name="subject"
        required
        defaultValue=""
        // Otherwise Chromium calls a select invalid before anything was chosen in it.
        aria-invalid="false"
        {...describedBy('subject', errors.subject)}
      >
        <option value="">Choose a subject</option>
        {contactSubjects.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
      <p className="small">{topic ? `About: ${topic}` : 'What to include is listed below.'}</p>
    </Field>
  );
}

function ContactFields({ errors, emailQuestion }: MessageFormProps) {
  const field = (name: 'name' | 'email' | 'phone') => ({
    id: name,
    name,
    label: contactForm[name],
    third: true,
    error: errors[name],
    maxLength: contactLimits[name],
    pattern: contactPatterns[name],
  });
  return (
    <>
      <TextField {...field('name')} autoComplete="name" required />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        title="Your email address, with @ and .com or another ending"
        question={emailQuestion}
        required
      />
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
    </>
  );
}

/** Its id is not `message`, which is the id of the form: a link leads there. */
function MessageField({ errors, isChosen = false }: MessageFormProps) {
  return (
    <Field id="words" label={contactForm.message} required={!isChosen} error={errors.message}>
      <textarea
        id="words"
        name="message"
        required={!isChosen}
        rows={contactForm.messageRows}
        maxLength={contactLimits.message}
        placeholder={contactForm.messagePlaceholder}
        {...describedBy('words', errors.message)}
      />
    </Field>
  );
}

/** No person can see or hear it, and no browser fills it in: only a program writes into it. */
function LeaveEmpty() {
  return (
    <div hidden>
      <label htmlFor="leave-empty">Leave this field empty</label>
      <input type="text" id="leave-empty" name="leave-empty" autoComplete="off" tabIndex={-1} />
    </div>
  );
}
