import type { PageMeta } from 'typed-pages';

export const meta: PageMeta = {
  title: 'Contact | Lantern Street Repairs',
  description: 'Tell us what is broken, and we’ll tell you what a repair would cost.',
  schemaType: 'WebPage',
  breadcrumbs: [{ name: 'Contact', url: '/contact' }],
};

/** The form needs no JavaScript. The service that receives it is in `endpoints` of _site.tsx. */
export default function Contact() {
  return (
    <>
      <h1>Contact</h1>
      <form method="post" action="/api/contact">
        <label>
          Your name
          <input name="name" autoComplete="name" required />
        </label>
        <label>
          Email
          <input name="email" type="email" autoComplete="email" required />
        </label>
        <label>
          What is broken?
          <textarea name="message" rows={5} required />
        </label>
        <button type="submit">Send</button>
      </form>
    </>
  );
}
