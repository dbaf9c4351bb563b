import { expect, test } from 'vitest';
import { securityHeaders } from '../../../pages/_facts/security-headers.ts';

const policy = (facts: Parameters<typeof securityHeaders>[1]): readonly string[] =>
  (securityHeaders(["'sha256-1'"], facts)['Content-Security-Policy'] ?? '').split('; ');

test('a contact service behind the site’s own origin needs no other source', () => {
  const directives = policy({ endpoint: '/api/contact', analytics: [] });
  expect(directives).toContain("default-src 'self'");
  expect(directives.filter((each) => each.startsWith('connect-src'))).toEqual([]);
  expect(directives).toContain("form-action 'self'");
  expect(directives).toContain("frame-ancestors 'none'");
});

test('forms can post to a contact service on another origin, with and without a script', () => {
  const directives = policy({ endpoint: 'https://api.example.com/contact', analytics: [] });
  expect(directives).toContain("connect-src 'self' https://api.example.com");
  expect(directives).toContain("form-action 'self' https://api.example.com");
});

test('an analytics service may load its script and receive page views', () => {
  const analytics = ['https://tags.example', 'https://count.example'];
  const directives = policy({ endpoint: '/api/contact', analytics });
  const sources = 'https://tags.example https://count.example';
  expect(directives).toContain(`script-src 'self' 'sha256-1' ${sources}`);
  expect(directives).toContain(`connect-src 'self' ${sources}`);
  expect(directives).toContain("img-src 'self' data: https://tags.example https://count.example");
});
