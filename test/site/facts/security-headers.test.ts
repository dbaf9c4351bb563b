import { expect, test } from 'vitest';
import { securityHeaders } from '../../../pages/_facts/security-headers.ts';

const policy = (facts: Parameters<typeof securityHeaders>[1]): readonly string[] =>
  (securityHeaders(["'sha256-1'"], facts)['Content-Security-Policy'] ?? '').split('; ');

test('a contact service behind the site’s own origin needs no other source', () => {
  const directives = policy({ endpoint: '/api/contact', analytics: undefined });
  expect(directives).toContain("default-src 'self'");
  expect(directives.filter((each) => each.startsWith('connect-src'))).toEqual([]);
  expect(directives).toContain("form-action 'self'");
  expect(directives).toContain("frame-ancestors 'none'");
});

test('forms can post to a contact service on another origin, with and without a script', () => {
  const directives = policy({ endpoint: 'https://api.example.com/contact', analytics: undefined });
  expect(directives).toContain("connect-src 'self' https://api.example.com");
  expect(directives).toContain("form-action 'self' https://api.example.com");
});

test('an analytics service may load its script and receive page views', () => {
  const analytics = { service: 'umami', id: 'one' } as const;
  const directives = policy({ endpoint: '/api/contact', analytics });
  const reports = 'https://cloud.umami.is https://api-gateway.umami.dev';
  expect(directives).toContain("script-src 'self' 'sha256-1' https://cloud.umami.is/script.js");
  expect(directives).toContain(`connect-src 'self' ${reports}`);
  expect(directives).toContain(`img-src 'self' data: ${reports}`);
});
