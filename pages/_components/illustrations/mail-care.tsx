import type { Illustration } from './illustration.tsx';
import { Parcel, Rect, Writing } from './shapes.tsx';

const size = { width: 360, height: 170 };

export const awayFromThePorch: Illustration = {
  name: 'personal-away-from-the-porch',
  title: 'Rain on an empty porch. The packages are on a shelf indoors.',
  ...size,
  shapes: (
    <>
      <path className="box" d="M24 70 88 24l64 46v84H24z" />
      <path className="shade" d="M14 76 88 20l74 56-8 8-66-50-66 50z" />
      <Rect x={72} y={92} width={34} height={62} look="paper" />
      <path className="glass" d="M40 92h20v22H40zM118 92h20v22h-20z" />
      <path d="M30 12l-6 12M56 6l-6 12M126 6l-6 12M152 14l-6 12M176 30l-6 12M170 66l-6 12M8 44l-6 12" />
      <path className="shade" d="M200 78h148v8H200zM200 146h148v8H200z" />
      <path d="M204 20v134M344 20v134" />
      <Parcel x={216} y={46} width={44} height={32} depth={14} />
      <Parcel x={286} y={40} width={36} height={38} depth={14} taped={false} />
      <Parcel x={222} y={108} width={56} height={38} depth={16} taped={false} />
      <path className="paper" d="M296 118h40v28h-40z" />
      <path className="pen" d="m296 118 20 16 20-16" />
      <path d="M4 154h352" />
    </>
  ),
};

export const whatShipsEachMonth: Illustration = {
  name: 'business-each-month',
  title: 'A list of what a company ships each month, and an employee with a package.',
  ...size,
  shapes: (
    <>
      <Rect x={28} y={16} width={124} height={138} />
      <Rect x={28} y={16} width={124} height={26} look="box" />
      <text x="40" y="34">
        Each month
      </text>
      <path className="pen" d="m42 64 6 7 11-14M42 98l6 7 11-14" />
      <Writing x={70} y={66} lines={[66]} />
      <Writing x={70} y={100} lines={[54]} />
      <path className="pen thin" d="M42 124h14v14H42z" />
      <circle className="box" cx="236" cy="44" r="18" />
      <path className="glass" d="M204 154V96c0-20 14-30 32-30s32 10 32 30v58z" />
      <Parcel x={256} y={86} width={56} height={44} depth={20} />
      <path className="glass" d="m222 92 44 22v14l-46-16z" />
      <path d="M8 154h344" />
    </>
  ),
};

export const studentPair: Illustration = {
  name: 'student-two-cards',
  title: 'A student ID for the photo, and a license for the address.',
  width: 336,
  height: 108,
  shapes: (
    <>
      <Rect x={2} y={2} width={158} height={104} />
      <Rect x={2} y={2} width={158} height={26} look="red thin" />
      <text className="on-ink" x="14" y="20">
        Student ID
      </text>
      <circle className="box" cx="38" cy="58" r="14" />
      <path className="box" d="M16 98q0-22 22-22t22 22z" />
      <Writing x={78} y={52} lines={[66, 66, 40]} />
      <Rect x={176} y={2} width={158} height={104} />
      <Rect x={176} y={2} width={158} height={26} look="glass" />
      <text x="188" y="20">
        License
      </text>
      <path className="box" d="m192 68 28-24 28 24v28h-56z" />
      <path className="shade" d="M213 74h14v22h-14z" />
      <Writing x={264} y={52} lines={[54, 54, 34]} />
    </>
  ),
};
