import type { PageMeta } from '#authoring';
import hours from './_hours.json';

export const meta: PageMeta = {
  title: 'Hours',
  description: 'When the counter is open.',
  schemaType: 'WebPage',
};

export default function Hours() {
  return (
    <>
      <h1>Hours</h1>
      <p>Open {hours.opening}.</p>
    </>
  );
}
