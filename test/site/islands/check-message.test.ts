import { expect, test } from 'vitest';
import { contactLimits } from '../../../pages/_facts/contact-form.ts';
import { messageError } from '../../../pages/_islands/contact-form/check-message.ts';

test.each([
  [0, undefined],
  [1, 'Shorten the message by 1 character.'],
  [2, 'Shorten the message by 2 characters.'],
])('a message that is %i characters too long: %s', (tooMany, error) => {
  expect(messageError('x'.repeat(contactLimits.message + tooMany))).toBe(error);
});
