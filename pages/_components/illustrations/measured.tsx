import type { Illustration } from './illustration.tsx';
import { Picture, Vase } from './things.tsx';

export const measuredPainting: Illustration = {
  name: 'measured-painting',
  title:
    'A framed picture from the front and from the side: measure height, width, and depth with the wire.',
  width: 330,
  height: 240,
  shapes: (
    <>
      <Picture x={50} y={20} width={170} height={150} />
      <path d="M30 20v150m-6-10 6 10 6-10M24 30l6-10 6 10M50 190h170m-10-6 10 6-10 6M60 184l-10 6 10 6" />
      <path className="box" d="M262 20h18v150h-18z" />
      <path className="shade" d="M280 40h8v110h-8z" />
      <path className="red" d="M288 70h14v10h-14z" />
      <path d="M262 190h40m-8-5 8 5-8 5M270 185l-8 5 8 5" />
      <path strokeDasharray="4 5" d="M302 20v166M262 174v12" />
      <text className="large ground" x="135" y="218">
        Width
      </text>
      <text className="large ground" x="282" y="218">
        Depth
      </text>
      <text className="large ground" x="16" y="96" transform="rotate(-90 16 96)">
        Height
      </text>
    </>
  ),
};

export const objectAndMount: Illustration = {
  name: 'object-and-mount',
  title: 'A vase and the mount that holds it, each in a dashed box of its own.',
  width: 340,
  height: 220,
  shapes: (
    <>
      <path strokeDasharray="6 6" d="M28 20h134v160H28zM200 60h110v120H200z" />
      <Vase x={95} y={30} scale={2.6} />
      <path className="shade" d="M216 164h78v16h-78zM250 92h10v72h-10z" />
      <path className="red" d="M226 84h58v10h-58z" />
      <path d="M10 20v160m-6-10 6 10 6-10M4 30l6-10 6 10M326 60v120m-6-10 6 10 6-10M320 70l6-10 6 10" />
      <text className="large ground" x="95" y="206">
        Object
      </text>
      <text className="large ground" x="255" y="206">
        Mount
      </text>
    </>
  ),
};
