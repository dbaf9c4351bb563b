import { type OutputFile, read, type SiteView } from '#authoring';
import { email } from '../_facts/placeholders.ts';
import { securityContactSeen } from '../_facts/security-contact.ts';

const path = '.well-known/security.txt';

/**
 * Where to report a security fault (RFC 9116). It holds for a year from the day on which a person
 * last confirmed it: a build cannot know whether anybody reads the mail, so it changes no date.
 */
export function securityContact(
  { origin, date }: SiteView,
  seen: string = read(securityContactSeen, path),
): readonly OutputFile[] {
  const expires = yearAfter(seen);
  if (date >= expires) return [];
  const lines = [
    `Contact: mailto:${read(email, '/contact')}`,
    `Contact: ${origin}/contact`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/${path}`,
  ];
  return [{ path, contents: `${lines.join('\n')}\n` }];
}

/** March 1 for a February 29. */
function yearAfter(date: string): string {
  const day = new Date(date);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}
