import type { InputHTMLAttributes, ReactNode } from 'react';
import '../_assets/css/contact.css';

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  /** Two halves stand side by side where there is room. */
  readonly half?: boolean;
  /** The control; it carries the field's name as its id. */
  readonly children: ReactNode;
}

/** A labeled cell of the form. A star marks what is required. */
export function Field({ name, label, required, half, children }: FieldProps) {
  return (
    <div className={half ? 'fld half' : 'fld'}>
      <label htmlFor={name}>
        {label}
        {required && ' *'}
      </label>
      {children}
    </div>
  );
}

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: string;
  readonly label: string;
}

/** A field of one line. */
export function TextField({ label, ...input }: TextFieldProps) {
  return (
    <Field half name={input.name} label={label} required={input.required === true}>
      <input id={input.name} type="text" {...input} />
    </Field>
  );
}
