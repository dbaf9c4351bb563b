import type { MessageFieldName } from '../../_components/forms/message-form.tsx';
import { contactLimits, contactPatterns } from '../../_facts/contact-form.ts';

/** What is wrong with each field, in a sentence. Empty if nothing is. */
export type FieldErrors = Readonly<Partial<Record<MessageFieldName, string>>>;

const missing = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  phone: 'Enter your phone number.',
  subject: 'Choose a subject.',
  message: 'Write a message.',
} as const satisfies Readonly<Record<MessageFieldName, string>>;

const specialCharacters = 'Remove special characters that a keyboard can’t type.';
const isAllowed = new RegExp(`^(?:${contactPatterns.message})$`, 'u');

/** @param words the whole message as it will be sent, with what the form adds to it */
export function checkMessage(form: HTMLFormElement, words: string): FieldErrors {
  const errors: Partial<Record<MessageFieldName, string>> = {};
  for (const name of ['subject', 'name', 'email', 'phone'] as const) {
    const control = form.elements.namedItem(name);
    const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    if (isField && !control.validity.valid) errors[name] = sentenceFor(name, control);
  }
  const message = messageError(words);
  return message === undefined ? errors : { ...errors, message };
}

/** A textarea has no `pattern`: the script refuses what the service would refuse, by the same rule. */
export function messageError(words: string): string | undefined {
  if (words.trim() === '') return missing.message;
  const tooMany = words.length - contactLimits.message;
  if (tooMany > 0)
    return `Shorten the message by ${tooMany} ${tooMany === 1 ? 'character' : 'characters'}.`;
  return isAllowed.test(words) ? undefined : specialCharacters;
}

function sentenceFor(
  name: Exclude<MessageFieldName, 'message'>,
  { value, validity, validationMessage }: HTMLInputElement | HTMLSelectElement,
): string {
  if (value.trim() === '') return missing[name];
  const isIncomplete = validity.typeMismatch || validity.patternMismatch;
  if (name === 'email' && isIncomplete) return 'Enter a full email address.';
  return validity.patternMismatch ? specialCharacters : validationMessage;
}
