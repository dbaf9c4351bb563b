import { expect, test } from 'vitest';
import { notFound } from '../../pages/_content/not-found.ts';
import { carriers } from '../../pages/_facts/carriers.ts';
import {
  contactFailure,
  contactForm,
  contactResults,
  contactSubjects,
} from '../../pages/_facts/contact-form.ts';
import { photoIds, proofs } from '../../pages/_facts/mailbox-ids.ts';
import { pickupRows } from '../../pages/_facts/pickup-rows.ts';
import { trustMarks } from '../../pages/_facts/trust-marks.ts';

test('the contact form has the specified text, word for word', () => {
  expect(contactSubjects.map(({ value, label }) => `${value} : ${label}`).join('; ')).toBe(
    'shipping-quote : Shipping Quote; mailbox-rental : Mailbox Rental; business-account : Business Account; packing-services : Packing Services; general-inquiry : General Inquiry; complaint : Complaint',
  );
  expect(contactForm.messagePlaceholder).toBe('Please provide details about your inquiry...');
  expect(contactForm.footnote).toBe(
    '* Required fields. We typically respond within 24 hours during business days.',
  );
  expect(contactForm.sending).toBe('Sending...');
  expect(contactResults.rateLimited).toBe('Too many submissions. Please wait before trying again.');
  expect(contactResults.success).toBe("Thank you for your message! We'll get back to you soon.");
  expect(contactFailure).toBe(
    'Sorry, there was an error sending your message. Please call us directly at {phone}.',
  );
  expect(notFound).toEqual({
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
  });
});

test('the lists have as many entries as specified', () => {
  const lengths = (carrier: keyof typeof carriers) =>
    carriers[carrier].lists.map(({ services }) => services.length);
  expect(lengths('fedex')).toEqual([6, 3, 4]);
  expect(lengths('ups')).toEqual([4, 3]);
  expect(lengths('usps')).toEqual([5, 3, 4]);
  expect(lengths('dhl')).toEqual([9]);
  expect([photoIds.length, proofs.length]).toEqual([6, 6]);
  expect(trustMarks.join(', ')).toBe(
    'Insured & Protected, Expert Packing, Locally Owned, Open 6 Days',
  );
});

test('the timetable is complete without a clock', () => {
  expect(pickupRows.map(({ name, time, days }) => `${name} ${time} ${days}`)).toEqual([
    'FedEx 5:00 PM Mon–Fri',
    'UPS 5:00 PM Mon–Fri',
    'DHL 4:00 PM Mon–Fri',
    'USPS Daily Mon–Sat',
  ]);
});
