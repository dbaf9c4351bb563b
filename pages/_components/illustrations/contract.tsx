import type { Illustration } from './illustration.tsx';
import { Machine } from './printer.tsx';
import { Parcel, Rect, Writing } from './shapes.tsx';

export const contractAtOneCounter: Illustration = {
  name: 'contract-at-one-counter',
  title: 'A contract on one counter: printed, signed and sealed, scanned, and put in an envelope.',
  width: 480,
  height: 150,
  shapes: (
    <>
      <path className="shade" d="M4 118h472v12H4z" />
      <path className="box" d="M4 130h472v16H4z" />
      <Rect x={32} y={22} width={56} height={40} />
      <Writing x={40} y={34} lines={[40, 26]} />
      <Machine x={12} y={50} />
      <path d="M120 92h20m-7-7 7 7-7 7" />
      <Rect x={156} y={34} width={62} height={82} />
      <Writing x={166} y={48} lines={[42, 42, 30]} />
      <path className="pen" d="M166 94c6-12 9 6 14-3s6 4 10 0" />
      <circle className="red" cx="214" cy="96" r="15" />
      <path className="white" d="m207 96 5 5 9-11" />
      <path d="M240 92h20m-7-7 7 7-7 7" />
      <path className="shade" d="m276 96 14-52h66l-6 52z" />
      <path className="paper" d="m294 92 10-38h40l-4 38z" />
      <path className="glass" d="M270 96h88v22h-88z" />
      <path d="M370 92h20m-7-7 7 7-7 7" />
      <Parcel x={404} y={70} width={54} height={46} depth={14} />
    </>
  ),
};
