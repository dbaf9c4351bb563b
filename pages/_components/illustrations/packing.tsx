import type { Illustration } from './illustration.tsx';

export const tapeAnH: Illustration = {
  name: 'tape-an-h',
  title: 'A box from above, taped along the middle seam and both edges, like the letter H.',
  width: 240,
  height: 150,
  shapes: (
    <>
      <path className="box" d="M20 15h200v120h-200z" />
      <path className="pen thin" d="M20 75h200" />
      <path className="red" d="M13 67h214v16h-214z" />
      <path className="red" d="M14 9h14v132h-14zM212 9h14v132h-14z" />
    </>
  ),
};
