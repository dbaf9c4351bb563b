import type { Illustration } from './illustration.tsx';
import { Truck } from './objects.tsx';
import { Mark, Rect, Writing } from './shapes.tsx';

const size = { width: 150, height: 100 } as const;

const photoSent: Illustration = {
  name: 'pickup-photo-sent',
  title: 'A photo of an armchair, with its height and width marked.',
  ...size,
  shapes: (
    <>
      <Rect x={10} y={6} width={104} height={78} />
      <path className="glass thin" d="M18 14h88v62H18z" />
      <path className="red" d="M40 28c0-10 44-10 44 0v22H40z" />
      <path className="red" d="M32 42c0-6 12-6 12 2v8h36v-8c0-8 12-8 12-2v26H32z" />
      <path className="pen" d="M38 68v6M86 68v6" />
      <path d="M126 28v44m-5-6 5 6 5-6m-10-32 5-6 5 6M34 94h56m-6-5 6 5-6 5m-44-10-6 5 6 5" />
    </>
  ),
};

const partsPriced: Illustration = {
  name: 'pickup-parts-priced',
  title: 'A list with a price for pickup, for packing and for shipping.',
  ...size,
  shapes: (
    <>
      <Rect x={24} y={6} width={102} height={84} />
      <path className="pen thin" d="M24 34h102M24 62h102" />
      <g transform="translate(30 12) scale(.42)">
        <Truck x={0} y={0} />
      </g>
      <path className="box thin" d="M34 44h24v14H34z" />
      <path className="pen thin" d="M46 44v14" />
      <circle className="glass thin" cx="46" cy="76" r="9" />
      <path className="pen thin" d="M37 76h18M46 67v18M72 20h20M72 48h20M72 76h20" />
      <path className="red" d="M100 15h18v10h-18zM100 43h18v10h-18zM100 71h18v10h-18z" />
    </>
  ),
};

const dayChosen: Illustration = {
  name: 'pickup-day-chosen',
  title: 'A day on a calendar, beside the gate of a driveway.',
  ...size,
  shapes: (
    <>
      <Rect x={8} y={16} width={62} height={74} />
      <path className="shade" d="M8 16h62v16H8z" />
      <path className="pen" d="M22 10v12M56 10v12" />
      <path className="pen thin" d="M16 40h46v42H16zM16 54h46M16 68h46M31 40v42M47 40v42" />
      <path className="red thin" d="M31 54h16v14H31z" />
      <path
        className="box"
        d="M84 36h10v54H84zM134 36h10v54h-10zM82 28h14v8H82zM132 28h14v8h-14z"
      />
      <path d="M96 50h36M96 80h36M102 50v30M110 50v30M118 50v30M126 50v30M2 90h146" />
    </>
  ),
};

const tripTracked: Illustration = {
  name: 'pickup-trip-tracked',
  title: 'A truck follows a dotted way to a pin.',
  ...size,
  shapes: (
    <>
      <g transform="translate(6 46)">
        <Truck x={0} y={0} />
      </g>
      <path strokeDasharray="4 6" d="M90 82c14 0 32-6 34-24" />
      <path className="red" d="M124 58c-12-16-18-22-18-32a18 18 0 0 1 36 0c0 10-6 16-18 32z" />
      <circle className="paper" cx="124" cy="26" r="7" />
      <path d="M2 90h90" />
      <Rect x={14} y={6} width={66} height={26} />
      <Writing x={22} y={15} lines={[34, 50]} />
      <Mark x={80} y={20} right />
    </>
  ),
};

/** In the order of the steps. */
export const pickupSteps = [photoSent, partsPriced, dayChosen, tripTracked] as const;
