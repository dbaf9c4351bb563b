import type { InputHTMLAttributes } from 'react';

/** A field for a tracking number. It has no name, so that no form sends what is in it. */
export function NumberField(input: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <input
      type="text"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck="false"
      {...input}
    />
  );
}
