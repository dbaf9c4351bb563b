import type { InputHTMLAttributes, ReactNode } from 'react';
import './message-form.css';

export interface FieldProps {
  /** Of the control. */
  readonly id: string;
  readonly label: string;
  readonly required?: boolean;
  /** Three are side by side where there is room. */
  readonly third?: boolean;
  /** What is wrong with the value. */
  readonly error?: string | undefined;
  /** What the visitor can change about the value. */
  readonly question?: ReactNode;
  readonly children: ReactNode;
}

/** A labeled cell of the form. A star marks what is required. */
export function Field({ id, label, required, third, error, question, children }: FieldProps) {
  return (
    <div className={third ? 'field field-third' : 'field'}>
      <label htmlFor={id}>{required ? `${label} *` : label}</label>
      {children}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {question && (
        <p className="small" role="status">
          {question}
        </p>
      )}
    </div>
  );
}

/** Ties a control to the sentence that says what is wrong with it. */
export function describedBy(id: string, error: string | undefined) {
  return error ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const) : undefined;
}

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly id: string;
  readonly label: string;
  readonly third?: boolean;
  readonly error?: string | undefined;
  readonly question?: ReactNode;
}

/** A field of one line. */
export function TextField({ label, third = false, error, question, ...input }: TextFieldProps) {
  const { id, required = false } = input;
  return (
    <Field {...{ id, label, required, third, error, question }}>
      <input type="text" {...input} {...describedBy(id, error)} />
    </Field>
  );
}
