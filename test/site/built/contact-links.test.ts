import { DomUtils } from 'htmlparser2';
import { expect, inject, test } from 'vitest';
import { contactSubjects } from '../../../pages/_facts/contact-form.ts';
import { contactTopics } from '../../../pages/_facts/contact-topics.ts';
import { contactLink } from '../../../pages/_navigation/contact-link.ts';
import { realRoutes, viewBuilt } from '../../support/site/built-pages.ts';

const { resolved } = inject('builtSite');
const subjects: readonly string[] = contactSubjects.map(({ value }) => value);

test.each(realRoutes().map(({ address }) => address))(
  'every link of %s to the contact form chooses a subject and names a topic',
  (address) => {
    const { document } = viewBuilt(resolved, address);
    const faults = DomUtils.getElementsByTagName('a', document).flatMap((link) => {
      const there = new URL(link.attribs['href'] ?? '', 'https://store.example');
      const words = DomUtils.innerText(link).trim();
      if (there.pathname !== '/contact' || isNavigation(there, words)) return [];
      const topic = there.searchParams.get('about') ?? '';
      const isGood =
        subjects.includes(there.searchParams.get('subject') ?? '') &&
        Object.hasOwn(contactTopics, topic) &&
        there.hash === '#message';
      return isGood ? [] : [`${words}: ${there.href}`];
    });
    expect(faults).toEqual([]);
  },
);

test('a page without a topic is reported with what to add', () => {
  expect(() => contactLink({ subject: 'general-inquiry', about: '/search' })).toThrow(
    '/search is not a topic. Add it to contactTopics in _facts/contact-topics.ts.',
  );
});

/** These have no subject to write about: “Contact”, or the way to the store. */
function isNavigation({ search, hash }: URL, words: string): boolean {
  if (search !== '') return false;
  return (
    ['#find-us', '#hours'].includes(hash) || ['Contact', 'Send another message'].includes(words)
  );
}
