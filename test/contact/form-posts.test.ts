import { HtmlValidate } from 'html-validate';
import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeEach, describe, expect, test } from 'vitest';
import { subjects } from '../../contact-server/message.ts';
import { changeRows, rowIn, rowsIn } from './database.ts';
import { formHeaders, goodMessage, type Settings, startService } from './start-service.ts';

const service = await startService({ CONTACT_PHONE: '(910) 555-0142' });
const { file } = service;
beforeEach(() => changeRows(file, 'delete from messages'));

describe('a form without JavaScript', () => {
  test('is redirected to the page that says what happens next', async () => {
    const message = 'one\n\ntwo + 2 = 4 & 100 %\nthree 📦';
    const typed = { ...goodMessage, message: message.replaceAll('\n', '\r\n') };
    const response = await service.postForm(typed);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/contact/sent');
    expect(rowIn(file)).toMatchObject({ ...goodMessage, message });
  });

  test('that is refused comes back filled in, with the reasons', async () => {
    const typed = { ...goodMessage, email: 'dana@example', phone: '5'.repeat(41) };
    const { status, text, values } = await refused(typed);
    expect(status).toBe(422);
    expect(values).toMatchObject(typed);
    expect(text).toContain('Enter an email address like name@example.com.');
    expect(text).toContain('The phone number can have at most 40 characters.');
    expect(text).toContain('(910) 555-0142');
    expect(rowsIn(file)).toEqual([]);
  });

  test.each(subjects)('keeps $label, and the lines before a message', async ({ value }) => {
    const typed = { subject: value, message: '\n\nhello' };
    expect((await refused(typed)).values).toMatchObject(typed);
  });

  test('cannot put markup into the page', async () => {
    const attack = `"><script>alert(1)</script></textarea><img src=x onerror='alert(2)'>&amp;`;
    const { html, values } = await refused({ ...everyField(attack), subject: attack });
    expect(html).not.toMatch(/<script|<img/);
    expect(values).toMatchObject(everyField(attack));
  });

  type Refused = readonly [what: string, body: BodyInit, status: number];
  test.each<Refused>([
    ['with a repeated field', `${new URLSearchParams(goodMessage)}&name=Another`, 422],
    ['with bytes that are no UTF-8', new Blob([Buffer.from('name=Ren\xe9', 'latin1')]), 303],
    ['with too many fields', `${new URLSearchParams(goodMessage)}${'&x=1'.repeat(60)}`, 303],
    ['that is too long', `${new URLSearchParams(goodMessage)}${'m'.repeat(70_000)}`, 303],
    ...['%E9', '%zz', '%', '%F0%9F', '%ED%A0%80'].map(
      (end): Refused => [
        `with ${end}`,
        `${new URLSearchParams({ ...goodMessage, name: 'R' })}${end}`,
        303,
      ],
    ),
  ])('%s is not stored', async (_what, body, status) => {
    const response = await service.post(body, formHeaders);
    expect(response.status).toBe(status);
    if (status === 303) expect(response.headers.get('location')).toBe('/contact/not-sent');
    expect(rowsIn(file)).toEqual([]);
  });

  test('over the rate limit says so, and keeps the text', async () => {
    const limited = await startService({ RATE_LIMIT_MAX: '1' });
    await limited.postForm(goodMessage);
    const another = { ...goodMessage, message: 'Another one.' };
    const { status, text, values } = await refused(another, limited);
    expect(status).toBe(429);
    expect(text).toContain('Rate limit exceeded.');
    expect(values).toMatchObject(another);
    expect(rowsIn(limited.file)).toHaveLength(1);
  });
});

describe('the page with the reasons', () => {
  test('is valid HTML', async () => {
    const { html } = await refused({ ...everyField('"<>&\'\0'), subject: 'none' });
    const validator = new HtmlValidate({
      extends: ['html-validate:standard', 'html-validate:a11y'],
      rules: { 'no-implicit-button-type': 'off' },
    });
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  });

  test('runs no script, loads nothing, and cannot be framed', async () => {
    const { html, policy } = await refused({});
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(html).not.toMatch(/ src=|<link|<script/);
  });
});

describe('which clients get a page and which get JSON', () => {
  const form = formHeaders['content-type'];
  test.each([
    ['a form, asking for HTML first', form, formHeaders.accept, 'text/html'],
    ['a form, asking for anything', form, '*/*', 'text/html'],
    ['a form, asking for JSON', form, 'application/json', 'application/json'],
    ['JSON, asking for HTML first', 'application/json', formHeaders.accept, 'application/json'],
    ['plain text, asking for HTML first', 'text/plain', formHeaders.accept, 'application/json'],
  ])('%s', async (_who, type, accept, answered) => {
    const response = await service.post('{}', { 'content-type': type, accept });
    expect(response.headers.get('content-type')).toContain(answered);
  });
});

async function refused(fields: Settings, to = service) {
  const response = await to.postForm(fields);
  const html = await response.text();
  const document = parseDocument(html);
  return {
    status: response.status,
    policy: response.headers.get('content-security-policy'),
    html,
    text: DomUtils.textContent(document),
    values: valuesIn(document),
  };
}

/** What a browser would send if the visitor changed nothing. */
function valuesIn(document: ReturnType<typeof parseDocument>): Settings {
  const selected = DomUtils.getElementsByTagName('option', document).find(
    ({ attribs }) => 'selected' in attribs,
  );
  const inputs = DomUtils.getElementsByTagName('input', document);
  const areas = DomUtils.getElementsByTagName('textarea', document);
  return Object.fromEntries([
    ...inputs.map(({ attribs }) => [attribs['name'], attribs['value'] ?? '']),
    // A browser drops the first line break.
    ...areas.map((area) => [area.attribs['name'], DomUtils.textContent(area).replace(/^\n/, '')]),
    ['subject', selected?.attribs['value'] ?? ''],
  ]);
}

function everyField(value: string): Settings {
  return { name: value, email: value, phone: value, message: value };
}
