import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { subjects } from '../../contact-server/message/field-rules.ts';
import { goodMessage, type RunningApp, startApp, startAppThatCannotStore } from './start-app.ts';

const contactPhone = '(910) 555-0142';

/** What a browser sends for a form without JavaScript. */
const browserHeaders = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
};

describe('a form without JavaScript', () => {
  test('is redirected to the page that says what happens next', async () => {
    const app = await startApp({ contactPhone });
    const { response } = await postForm(app, goodMessage);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/contact/sent');
    expect(await app.stored()).toMatchObject([goodMessage]);
  });

  test('stores the lines of a message as they were typed', async () => {
    const app = await startApp();
    const message = 'one\n\ntwo + 2 = 4 & 100 %\nthree 📦';
    await postForm(app, { ...goodMessage, message: message.replaceAll('\n', '\r\n') });
    expect((await app.stored())[0]?.message).toBe(message);
  });

  test('is returned filled in, with a sentence at each invalid field', async () => {
    const app = await startApp({ contactPhone });
    const { response, page } = await postForm(app, { ...goodMessage, email: 'dana', subject: '' });
    expect(response.status).toBe(422);
    expect(page).toContain('<title>Message not sent</title>');
    expect(page).toMatch(/<input id="name"[^>]* value="Dana Whitfield">/);
    expect(page).toMatch(
      /<input id="email"[^>]* value="dana" aria-invalid="true" aria-describedby="email-wrong">/,
    );
    expect(page).toContain(
      '<p class="wrong" id="email-wrong">Enter an email address like name@example.com.</p>',
    );
    expect(page).toContain('<li><a href="#subject">Pick a subject.</a></li>');
    expect(page).toContain('It has to be there by the 12th.</textarea>');
    expect(page).toContain('<a href="tel:+19105550142">(910) 555-0142</a>');
    expect(await app.stored()).toEqual([]);
  });

  test.each(subjects)('keeps the choice of $label', async ({ value, label }) => {
    const app = await startApp();
    const { page } = await postForm(app, { subject: value });
    expect(page.match(/ selected>/g)).toHaveLength(1);
    expect(page).toContain(`<option value="${value}" selected>${label}</option>`);
  });

  test('cannot put markup into the page', async () => {
    const app = await startApp();
    const attack = `"><script>alert(1)</script></textarea><img src=x onerror='alert(2)'>&amp;`;
    const { page } = await postForm(app, { ...everyField(attack), subject: attack });
    expect(page).not.toMatch(/<script|<img/);
    expect(page).toContain('&quot;&gt;&lt;script&gt;');
    expect(page).toContain('&amp;amp;');
    expect(page.match(/<\/textarea>/g)).toHaveLength(1);
  });

  test('keeps the empty lines before a message', async () => {
    const app = await startApp();
    const { page } = await postForm(app, { message: '\n\nhello' });
    expect(page).toContain('>\n\n\nhello</textarea>');
  });

  test('shows a replacement character for what HTML cannot contain', async () => {
    const app = await startApp();
    const { page } = await postForm(app, { name: 'a\0b\u001bc\u0085d' });
    expect(page).toContain('value="a\ufffdb\ufffdc\ufffdd"');
  });

  test('with a repeated field is refused, not guessed', async () => {
    const app = await startApp();
    const body = `${new URLSearchParams(goodMessage)}&name=Another`;
    const response = await app.post(body, browserHeaders);
    expect(response.status).toBe(422);
    expect(await app.stored()).toEqual([]);
  });

  test('with too many fields is refused', async () => {
    const app = await startApp();
    const body = `${new URLSearchParams(goodMessage)}${'&x=1'.repeat(60)}`;
    const response = await app.post(body, browserHeaders);
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('<p>The form has more than 50 fields.</p>');
    expect(await app.stored()).toEqual([]);
  });

  test.each(['%E9', '%zz', '%', '%F0%9F', '%ED%A0%80'])(
    'with text that is not encoded in UTF-8 is refused: %s',
    async (text) => {
      const app = await startApp({ contactPhone });
      const body = `${new URLSearchParams({ ...goodMessage, name: 'Ren' })}`;
      const bad = body.replace('Ren', `Ren${text}`);
      const response = await app.post(bad, browserHeaders);
      expect(response.status).toBe(400);
      const page = await response.text();
      expect(page).toContain('The form is not encoded in UTF-8. Send it from the contact page.');
      expect(page).toContain('<a href="/contact">Back to the contact page</a>');
      expect(page).toContain('<a href="tel:+19105550142">');
      expect(await app.stored()).toEqual([]);
    },
  );

  test('with bytes that are not UTF-8 is refused', async () => {
    const app = await startApp();
    const response = await app.post(
      new Blob([Buffer.from('name=Ren\xe9', 'latin1')]),
      browserHeaders,
    );
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('The form is not encoded in UTF-8.');
  });

  test('over the rate limit keeps the text if its encoding is called utf8', async () => {
    const app = await startApp({ rateLimitMax: 1 });
    await postForm(app, goodMessage);
    const type = `${browserHeaders['content-type']}; charset=utf8`;
    const { response, page } = await postForm(app, goodMessage, { 'content-type': type });
    expect(response.status).toBe(429);
    expect(page).toContain('It has to be there by the 12th.</textarea>');
  });

  test('over the rate limit says to wait, and keeps the text', async () => {
    const app = await startApp({ contactPhone, rateLimitMax: 1 });
    await postForm(app, goodMessage);
    const { response, page } = await postForm(app, goodMessage);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('900');
    expect(page).toContain('Too many submissions. Please wait before trying again.');
    expect(page).toContain('Rate limit exceeded. Try again in 15 minutes.');
    expect(page).toContain('It has to be there by the 12th.</textarea>');
    expect(await app.stored()).toHaveLength(1);
  });

  test('that cannot be stored says to call, and keeps the text', async () => {
    const app = await startAppThatCannotStore({ contactPhone });
    const { response, page } = await postForm(app, goodMessage);
    expect(response.status).toBe(503);
    expect(page).toContain(
      'Sorry, there was an error sending your message. Please call us directly at <a href="tel:+19105550142">(910) 555-0142</a>.',
    );
    expect(page).toContain('It has to be there by the 12th.</textarea>');
  });

  test('in an encoding other than UTF-8 is refused', async () => {
    const app = await startApp();
    const type = 'application/x-www-form-urlencoded; charset=iso-8859-1';
    const response = await app.post('name=D%E4na', { ...browserHeaders, 'content-type': type });
    expect(response.status).toBe(415);
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  test('shows an empty form for a GET request of its address', async () => {
    const app = await startApp({ contactPhone });
    const response = await fetch(`${app.url}/api/contact`, { headers: browserHeaders });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect(await response.text()).toContain('Nothing was sent. Write your message below');
  });
});

describe('the fallback page', () => {
  test('shows no phone number if none is set', async () => {
    const app = await startAppThatCannotStore({});
    const { page } = await postForm(app, goodMessage);
    expect(page).toContain('Please call us directly.');
    expect(page).not.toContain('tel:');
  });

  test.each([
    ['(910) 555-0142', 'tel:+19105550142'],
    ['1-910-555-0142', 'tel:+19105550142'],
    ['+44 20 7946 0018', 'tel:+442079460018'],
  ])('links %s to %s', async (number, href) => {
    const app = await startApp({ contactPhone: number });
    const { page } = await postForm(app, {});
    expect(page).toContain(`<a href="${href}">${number}</a>`);
  });

  test('links back to the allowed origin of the form, or to the first one', async () => {
    const allowedOrigins = ['https://www.example.com', 'https://example.com'];
    const app = await startApp({ allowedOrigins });
    const other = await postForm(app, {}, { origin: 'https://example.com' });
    expect(other.page).toContain('<a href="https://example.com/contact">');
    const own = await postForm(app, {}, { origin: app.url });
    expect(own.page).toContain('<a href="https://www.example.com/contact">');
    const sent = await postForm(app, goodMessage, { origin: 'https://example.com' });
    expect(sent.response.headers.get('location')).toBe('https://example.com/contact/sent');
    // A browser holds the way to that page against the policy of the page with the form.
    expect(own.response.headers.get('content-security-policy')).toContain(
      "form-action 'self' https://www.example.com https://example.com;",
    );
  });

  test.each([
    ['of failure', { ...everyField('"<>&\'\0'), subject: 'none' }],
    ['of an empty form', {}],
  ])('%s is valid HTML', async (_what, fields) => {
    const app = await startApp({ contactPhone });
    const { page } = await postForm(app, fields);
    const validator = new HtmlValidate({
      extends: ['html-validate:standard', 'html-validate:a11y'],
    });
    const { results } = await validator.validateString(page);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    expect(parseDocument(page).childNodes.length).toBeGreaterThan(1);
  });

  test('allows only its own style sheet and form', async () => {
    const app = await startApp();
    const { response, page } = await postForm(app, {});
    const [, sheet = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];
    const hash = createHash('sha256').update(sheet).digest('base64');
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(page).not.toMatch(/ style=| src=|<link|<script/);
  });
});

describe('which clients get HTML and which get JSON', () => {
  const form = 'application/x-www-form-urlencoded';
  test.each([
    ['a form, asking for HTML first', form, browserHeaders.accept, 'text/html'],
    ['a form, asking for anything', form, '*/*', 'text/html'],
    ['a form, asking for JSON', form, 'application/json', 'application/json'],
    ['JSON, asking for anything', 'application/json', '*/*', 'application/json'],
    ['JSON, asking for HTML first', 'application/json', browserHeaders.accept, 'application/json'],
    ['JSON, asking for pictures', 'application/json', 'image/png', 'application/json'],
    ['plain text, asking for HTML first', 'text/plain', browserHeaders.accept, 'text/html'],
    ['plain text, asking for anything', 'text/plain', '*/*', 'application/json'],
  ])('%s', async (_who, type, accept, answered) => {
    const app = await startApp();
    const response = await app.post('{}', { 'content-type': type, accept });
    expect(response.headers.get('content-type')).toBe(`${answered}; charset=utf-8`);
  });
});

type Fields = Readonly<Record<string, string>>;

async function postForm(app: RunningApp, fields: Fields, headers: Fields = {}) {
  const body = new URLSearchParams(fields).toString();
  const response = await app.post(body, { ...browserHeaders, ...headers });
  return { response, page: await response.text() };
}

function everyField(value: string): Fields {
  return { name: value, email: value, phone: value, message: value };
}
