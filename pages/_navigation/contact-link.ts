import type { Address } from '#authoring';
import type { contactSubjects } from '../_facts/contact-form.ts';
import { type ContactTopic, contactTopics } from '../_facts/contact-topics.ts';

export interface ContactLinkOptions {
  readonly subject: (typeof contactSubjects)[number]['value'];
  /** A topic, or the page that the link is on. */
  readonly about: ContactTopic | Address;
}

/** A link to the contact form that chooses its subject and names its topic. */
export function contactLink({ subject, about }: ContactLinkOptions): `/contact?${string}` {
  const topic = about.replace(/^.*\//, '');
  if (!Object.hasOwn(contactTopics, topic))
    throw new Error(
      `${about} is not a topic. Add it to contactTopics in _facts/contact-topics.ts.`,
    );
  return `/contact?subject=${subject}&about=${topic}#message`;
}
