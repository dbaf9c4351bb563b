import { weight } from './_weight.ts';

export const meta = { title: 'Home', description: 'About Home.', schemaType: 'WebPage' };

export default function Page() {
  return (
    <>
      <h1>{meta.title}</h1>
      <p>{`Save 0 of ${weight.length}`}</p>
    </>
  );
}
