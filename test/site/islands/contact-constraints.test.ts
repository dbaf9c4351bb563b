import { expect, test } from 'vitest';
import { maxLength, patterns, subjects } from '../../../contact-server/message.ts';
import {
  contactLimits,
  contactPatterns,
  contactSubjects,
} from '../../../pages/_facts/contact-form.ts';

test('the form and the service accept the same lengths, patterns, and subjects', () => {
  expect(contactLimits).toEqual(maxLength);
  expect(contactPatterns).toEqual(patterns);
  expect(contactSubjects).toEqual(subjects);
});
