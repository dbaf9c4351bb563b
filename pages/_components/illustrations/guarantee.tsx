import type { Illustration } from './illustration.tsx';
import { Mark, Parcel, Rect, Writing } from './shapes.tsx';

/** Beside the packing guarantee. */
export const packedByUs: Illustration = {
  name: 'packed-by-us',
  title: 'A packer at a table with a finished box, and the record of what is in it.',
  width: 400,
  height: 160,
  shapes: (
    <>
      <circle className="box" cx="76" cy="34" r="16" />
      <path className="glass" d="M48 118V78c0-16 10-24 28-24s28 8 28 24v40z" />
      <path className="paper thin" d="M62 76h28v42H62z" />
      <path className="glass" d="M98 74l42 14-5 13-38-11z" />
      <path className="box" d="M8 118h384v12H8z" />
      <path className="shade" d="M24 130h14v28H24zM362 130h14v28h-14z" />
      <Parcel x={136} y={52} width={88} height={66} depth={36} />
      <Rect x={288} y={24} width={70} height={94} />
      <Writing x={300} y={40} lines={[30, 46, 46, 38]} />
      <path className="glass thin" d="M300 80h30v26h-30z" />
      <path className="pen thin" d="m302 104 9-14 7 8 5-5 6 10" />
      <Mark x={348} y={104} right />
      <circle className="red" cx="26" cy="106" r="12" />
      <circle className="paper" cx="26" cy="106" r="5" />
    </>
  ),
};
