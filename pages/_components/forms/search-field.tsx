import type { InputHTMLAttributes } from 'react';
import { withBase } from '#authoring';

/**
 * A field for words and its button, which names it. A plain form: it works without a script.
 * If a page has two, each needs a name.
 */
export function SearchField({ name, ...input }: SearchFieldProps) {
  return (
    <form className="search" action={withBase('/search')} role={name && 'search'} aria-label={name}>
      <input type="search" name="q" aria-label="Search" {...input} />
      <button type="submit">Search</button>
    </form>
  );
}

export interface SearchFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Of the landmark that it is, where the page is about searching. */
  readonly name?: string;
}
