import type { Illustration } from './illustration.tsx';

export const streetsNearStore: Illustration = {
  name: 'streets-near-store',
  title:
    'Sketch of the streets near the store: North College Road runs north to south, with Murrayville Road and Gordon Road crossing and Interstate 40 to the east. Not to scale.',
  width: 400,
  height: 262,
  shapes: (
    <>
      <g transform="scale(.625)">
        <path
          className="road"
          strokeWidth="14"
          d="M300 0C296 90 290 180 296 260 300 320 306 370 306 420"
        />
        <path
          className="road"
          strokeWidth="12"
          d="M420 0C416 120 400 220 360 300 336 346 318 380 306 420"
        />
        <path
          className="road"
          strokeWidth="5"
          d="M0 96C120 84 220 92 298 96 420 100 520 60 640 52M0 330C110 316 220 322 302 330 430 340 540 300 640 304"
        />
        <path
          className="road"
          strokeWidth="2"
          d="M298 96V40M120 88v150h174M520 68v240M180 322v-84M296 262h-64v64"
        />
        <path className="red" d="M246 180h42v42h-42z" />
      </g>
      <text className="ground" x="172" y="28" textAnchor="end">
        N College Rd
      </text>
      <text className="ground" x="272" y="24">
        I-40
      </text>
      <text className="ground" x="14" y="48">
        Murrayville Rd
      </text>
      <text className="ground" x="14" y="222">
        Gordon Rd
      </text>
      <text className="ground" x="146" y="130" textAnchor="end">
        3224
      </text>
    </>
  ),
};
