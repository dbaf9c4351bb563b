import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (path) => readFileSync(new URL(`../dist/${path}`, import.meta.url), 'utf8');

test('the home page shows every opening hour that search engines get', () => {
  const html = read('index.html');
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html);
  const business = JSON.parse(json)['@graph'].find((node) => node['@type'] === 'LocalBusiness');
  assert.notEqual(business.openingHoursSpecification.length, 0);
  for (const { dayOfWeek, opens, closes } of business.openingHoursSpecification)
    assert.ok(html.includes(`${dayOfWeek}</th><td>${opens} to ${closes}`), dayOfWeek);
});

test('the contact form works without JavaScript', () => {
  assert.match(read('contact.html'), /<form action="\/api\/contact" method="post">/);
});

test('the journal lists its posts, the newest first', () => {
  const dates = [...read('journal.html').matchAll(/<\/a>, (\S+)<\/li>/g)].map(([, date]) => date);
  assert.notEqual(dates.length, 0);
  assert.deepEqual(dates, dates.toSorted().reverse());
});
