import { type FormEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { suggestAddress } from './suggest-address.ts';

export interface AddressQuestion {
  /** Under the field. Nothing if the address looks right. */
  readonly question: ReactNode;
  /** After each change. On leaving the field, the question would move the button that is being clicked. */
  readonly ask: (event: FormEvent<HTMLFormElement>) => void;
  readonly forget: () => void;
}

/** Asks about an email address that is probably mistyped. The visitor can leave it as it is. */
export function useAddressQuestion(): AddressQuestion {
  const [suggested, setSuggested] = useState<string>();
  const ask = ({ target }: FormEvent<HTMLFormElement>): void => {
    if (target instanceof HTMLInputElement && target.name === 'email')
      setSuggested(suggestAddress(target.value));
  };
  const accept = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    const field = currentTarget.form?.elements.namedItem('email');
    if (!suggested || !(field instanceof HTMLInputElement)) return;
    field.value = suggested;
    // The form then gets the same event as after typing.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  };
  const question = suggested && (
    <span key={suggested}>
      Did you mean{' '}
      <button type="button" onClick={accept}>
        {suggested}
      </button>
      ?
    </span>
  );
  return { question, ask, forget: () => setSuggested(undefined) };
}
