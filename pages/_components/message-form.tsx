import type { FormEventHandler, ReactNode, Ref } from 'react';
import '../_assets/css/contact.css';
import type { ContactSubject } from '../_facts/contact-form.ts';
import { Button } from './button.tsx';
import { Field, TextField } from './field.tsx';
import { Icon } from './icon.tsx';
import { Note } from './note.tsx';

export type MessageFieldName = 'name' | 'email' | 'phone' | 'subject' | 'message';

export interface MessageFormProps {
  /** Where the form is posted when no script takes over. */
  readonly action: string;
  readonly subjects: readonly ContactSubject[];
  readonly labels: Readonly<Record<MessageFieldName, string>>;
  readonly placeholder: string;
  readonly rows: number;
  readonly footnote: string;
  /** What stands on the button while a message is on its way. */
  readonly sending: string;
  readonly isSending: boolean;
  /** What went wrong with the last message, shown over the form. */
  readonly failure?: ReactNode;
  /** Under the failure. */
  readonly failureMore?: ReactNode;
  readonly values?: Readonly<Partial<Record<MessageFieldName, string>>>;
  /** The most that the service takes, in characters. */
  readonly limits?: Readonly<Partial<Record<MessageFieldName, number>>>;
  /** Regular expressions that a field's whole value has to match. */
  readonly patterns?: Readonly<Partial<Record<MessageFieldName, string>>>;
  readonly onSubmit?: FormEventHandler<HTMLFormElement>;
  readonly formRef?: Ref<HTMLFormElement>;
  readonly failureRef?: Ref<HTMLDivElement>;
}

/** The contact form in each of its states. It holds none itself: what was typed stays in the fields. */
export function MessageForm(props: MessageFormProps) {
  const { isSending, failure, failureMore, failureRef, action, onSubmit, formRef } = props;
  return (
    <>
      {failure && (
        <Note more={failureMore} {...(failureRef && { ref: failureRef })}>
          {failure}
        </Note>
      )}
      <QuickSubjects />
      <form
        className="form"
        method="post"
        action={action}
        onSubmit={onSubmit}
        tabIndex={-1}
        aria-label="Send a message"
        {...(formRef && { ref: formRef })}
      >
        <ContactFields {...props} />
        <SubjectField {...props} />
        <MessageField {...props} />
        <LeaveEmpty />
        <div className="send">
          <Button type="submit" disabled={isSending}>
            {isSending ? props.sending : 'Send message'}
          </Button>
          <p className="small">{props.footnote}</p>
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
    <nav className="quick" aria-label="Choose a subject">
      {quick.map(([subject, words]) => (
        <a key={subject} href="#subject" data-subject={subject}>
          {words}
        </a>
      ))}
    </nav>
  );
}

function ContactFields({ labels, values, limits, patterns }: MessageFormProps) {
  const field = (name: 'name' | 'email' | 'phone') => ({
    name,
    label: labels[name],
    defaultValue: values?.[name],
    maxLength: limits?.[name],
    pattern: patterns?.[name],
  });
  return (
    <>
      <TextField {...field('name')} autoComplete="name" required />
      <TextField {...field('email')} type="email" autoComplete="email" required />
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
    </>
  );
}

function SubjectField({ labels, values, subjects }: MessageFormProps) {
  return (
    <Field half name="subject" label={labels.subject} required>
      <select id="subject" name="subject" required defaultValue={values?.subject ?? ''}>
        <option value="">Choose a subject</option>
        {subjects.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </Field>
  );
}

/** No person sees it, by eye or by ear, and no browser fills it in: what stands in it a program wrote. */
function LeaveEmpty() {
  return (
    <div hidden>
      <label htmlFor="leave-empty">Leave this field empty</label>
      <input type="text" id="leave-empty" name="leave-empty" autoComplete="off" tabIndex={-1} />
    </div>
  );
}

function MessageField({ labels, values, limits, placeholder, rows }: MessageFormProps) {
  return (
    <Field name="message" label={labels.message} required>
      <textarea
        id="message"
        name="message"
        required
        rows={rows}
        maxLength={limits?.message}
        placeholder={placeholder}
        defaultValue={values?.message}
      />
    </Field>
  );
}
