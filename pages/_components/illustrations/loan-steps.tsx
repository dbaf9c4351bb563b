import type { Illustration } from './illustration.tsx';
import { Truck } from './objects.tsx';
import { Rect, Writing } from './shapes.tsx';
import { Crate, Vase } from './things.tsx';

const size = { width: 150, height: 100 } as const;

const agreed: Illustration = {
  name: 'loan-agreed',
  title: 'A loan agreement with two signatures and a seal.',
  ...size,
  shapes: (
    <>
      <Rect x={26} y={6} width={92} height={84} />
      <Writing x={38} y={20} lines={[36, 68, 68, 54]} />
      <path className="pen" d="M38 72c4-12 7 6 12-2s6 4 10 0M84 72c4-12 7 6 12-2s6 4 10 0" />
      <path className="pen thin" d="M36 78h28M82 78h28" />
      <circle className="red" cx="73" cy="72" r="10" />
      <path className="red thin" d="m67 80-4 14 9-5 9 5-4-14z" />
      <path className="box" d="m6 84 16-40 8 3-16 40-7 5zM144 84l-16-40-8 3 16 40 7 5z" />
    </>
  ),
};

const recorded: Illustration = {
  name: 'loan-recorded',
  title: 'A mark on a vase under a magnifying glass, and the report in which it is written.',
  ...size,
  shapes: (
    <>
      <Vase x={40} y={24} scale={1.24} />
      <path d="M2 90h146" />
      <circle className="glass" cx="58" cy="48" r="17" />
      <path className="accent" d="m52 42 6 5-3 5 8 4" />
      <path className="thick" d="m70 60 14 14" />
      <Rect x={94} y={16} width={46} height={74} />
      <Writing x={102} y={30} lines={[22, 30, 30]} />
      <path className="red" d="M102 58h14v4h-14z" />
      <Writing x={102} y={72} lines={[30, 18]} />
    </>
  ),
};

const crated: Illustration = {
  name: 'loan-crated',
  title: 'A vase in an open crate. The lid above it has bolts at its corners.',
  ...size,
  shapes: (
    <>
      <path className="shade" d="M24 32h102v50H24zM32 82h18v8H32zM100 82h18v8h-18z" />
      <path className="paper" d="M34 32h82v42H34z" />
      <path
        className="pen thin"
        d="M34 50l18-18M34 68l26-26M44 74l12-12M116 50 98 32M116 68 90 42M106 74 94 62"
      />
      <Vase x={75} y={24} scale={0.92} />
      <path className="box" d="M18 8h114v10H18z" />
      <path className="red" d="M28 2h8v6h-8zM114 2h8v6h-8z" />
      <path d="M32 18v10m-4-4 4 4 4-4M118 18v10m-4-4 4 4 4-4M2 90h146" />
    </>
  ),
};

const shippedClosed: Illustration = {
  name: 'loan-shipped-closed',
  title: 'A closed crate with a red seal, a truck, and the line where the driver signs.',
  ...size,
  shapes: (
    <>
      <Crate x={6} y={40} width={54} height={50} />
      <circle className="red" cx="33" cy="62" r="7" />
      <g transform="translate(66 44)">
        <Truck x={0} y={0} />
      </g>
      <Rect x={76} y={6} width={62} height={26} />
      <path className="pen" d="M84 20c5-10 9 6 14-2s10 6 16 0" />
      <path className="pen thin" d="M84 26h46" />
      <path d="M2 90h146" />
    </>
  ),
};

const returned: Illustration = {
  name: 'loan-returned',
  title: 'The same crate turns back to the museum that it came from.',
  ...size,
  shapes: (
    <>
      <path className="paper" d="M14 44h48v46H14z" />
      <path className="box" d="M8 44 38 20l30 24z" />
      <path className="shade" d="M20 52h7v38h-7zM35 52h7v38h-7zM50 52h7v38h-7z" />
      <Crate x={86} y={46} width={52} height={44} />
      <path className="accent" d="M112 38c0-24-28-32-46-20m6-8-6 8 9 4" />
      <path d="M2 90h146" />
    </>
  ),
};

/** In the order of the steps. */
export const loanSteps = [agreed, recorded, crated, shippedClosed, returned] as const;
