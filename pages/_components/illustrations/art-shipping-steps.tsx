import type { Illustration } from './illustration.tsx';
import { Mark, Rect, Writing } from './shapes.tsx';
import { Picture } from './things.tsx';

const size = { width: 150, height: 100 } as const;

const photosAndSizes: Illustration = {
  name: 'art-photos-and-sizes',
  title: 'A framed picture with its width marked, and a phone that shows it.',
  ...size,
  shapes: (
    <>
      <Picture x={8} y={10} width={78} height={58} />
      <path className="accent" d="M8 82h78m-72-6-6 6 6 6m66-12 6 6-6 6" />
      <rect className="paper" x="102" y="8" width="40" height="82" rx="6" />
      <path className="glass" d="M102 20h40v54h-40z" />
      <path className="box thin" d="M108 34h28v24h-28z" />
      <path className="paper thin" d="M113 39h18v14h-18z" />
      <path className="pen thin" d="m113 52 6-7 5 5 3-3 4 5M119 82h6" />
    </>
  ),
};

const comparedPrices: Illustration = {
  name: 'art-compared-prices',
  title: 'Three price tags: for packing, for shipping and for insurance.',
  ...size,
  shapes: (
    <>
      {[6, 54, 102].map((x, at) => (
        <g key={x}>
          <path className="paper" d={`M${x} 36l14-14h14l14 14v54h-42z`} />
          <circle className="pen" cx={x + 21} cy="36" r="4" />
          <path d={`M${x + 21} 32c0-12 8-20 18-26`} />
          <path className={at === 1 ? 'red' : 'shade'} d={`M${x + 8} 72h26v10h-26z`} />
        </g>
      ))}
      <path className="box thin" d="M17 48h20v16H17z" />
      <path className="pen thin" d="M27 48v16" />
      <path className="glass thin" d="M62 50h16v14H62zM78 54h6l4 5v5H78z" />
      <path className="glass thin" d="M113 60c2-16 18-16 20 0z" />
      <path className="pen thin" d="M123 60v6" />
    </>
  ),
};

const wrappedForTheCar: Illustration = {
  name: 'art-wrapped-for-the-car',
  title: 'A person beside a picture that is wrapped in a blanket and tied.',
  ...size,
  shapes: (
    <>
      <circle className="box" cx="28" cy="26" r="11" />
      <path className="glass" d="M12 90V58c0-12 6-18 16-18s16 6 16 18v32z" />
      <path className="glass" d="M36 54l24 8-4 10-20-6z" />
      <path className="box" d="M58 18h82v72H58z" />
      <path
        className="pen thin"
        d="M74 18v72M90 18v72M108 18v72M124 18v72M58 32h82M58 46h82M58 62h82M58 76h82"
      />
      <path className="red" d="M95 18h8v72h-8zM58 50h82v8H58z" />
      <path d="M2 90h146" />
    </>
  ),
};

const atTheDoor: Illustration = {
  name: 'art-at-the-door',
  title: 'A flat package has arrived at a front door.',
  ...size,
  shapes: (
    <>
      <path className="shade" d="M84 8h58v82H84z" />
      <path className="box" d="M92 16h42v74H92z" />
      <path className="glass" d="M100 24h26v22h-26z" />
      <circle className="paper" cx="128" cy="58" r="3" />
      <Rect x={50} y={46} width={62} height={44} look="paper" />
      <path className="red thin" d="M77 46h8v44h-8z" />
      <path className="pen" d="M58 82V66m-5 5 5-5 5 5M104 82V66m-5 5 5-5 5 5" />
      <path strokeDasharray="4 6" d="M6 70c14-2 28 2 42 0" />
      <Mark x={28} y={40} right />
      <path d="M2 90h146" />
    </>
  ),
};

/** In the order of the steps. */
export const artShippingSteps = [
  photosAndSizes,
  comparedPrices,
  wrappedForTheCar,
  atTheDoor,
] as const;

/** Beside what to do if a piece is damaged. */
export const damagedFrame: Illustration = {
  name: 'art-damaged-frame',
  title: 'A cracked frame in its open box, a camera, and a clock.',
  width: 400,
  height: 150,
  shapes: (
    <>
      <path d="M4 140h392" />
      <path className="box" d="M28 74h150v66H28z" />
      <path className="shade" d="M28 74 8 56h28l20 18zM178 74l20-18h-28l-20 18z" />
      <Picture x={58} y={14} width={90} height={76} />
      <path className="accent" d="m104 14-6 18 12 10-10 16 8 14" />
      <path className="box" d="M28 90h150v50H28z" />
      <Writing x={58} y={106} lines={[40, 28, 34]} />
      <path className="shade" d="M236 74h20l6-12h26l6 12h20v52h-78z" />
      <circle className="glass" cx="275" cy="100" r="18" />
      <circle className="paper" cx="275" cy="100" r="8" />
      <path className="thin" strokeDasharray="4 6" d="M226 84 186 62M226 110l-40 10" />
      <circle className="paper" cx="358" cy="92" r="34" />
      <path className="pen" d="M358 64v6M358 114v6M330 92h6M380 92h6M358 92V74M358 92l14 8" />
    </>
  ),
};
