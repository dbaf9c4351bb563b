import type { PageMeta } from '#authoring';

export const meta: PageMeta = {
  title: '404 Page Not Found',
  description: 'This address leads to no page of the store. The menu, the search and the phone lead on.',
  schemaType: 'WebPage',
  listed: false,
};

export default function NotFound() {
  return (
    <section className="sec">
      <div className="wrap">
        <h1>404 Page Not Found</h1>
        <p className="lead">Did you forget to add the page to the router?</p>
      </div>
    </section>
  );
}
