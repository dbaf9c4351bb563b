import type { Illustration } from './illustration.tsx';
import { Parcel, Rect, Writing } from './shapes.tsx';

const size = { width: 360, height: 170 };

export const sizeAndStart: Illustration = {
  name: 'personal-size-and-start',
  title:
    'A small door with a letter, a medium door with a magazine and a padded mailer, and a calendar with a circled day above a key.',
  ...size,
  shapes: (
    <>
      <Rect x={6} y={44} width={104} height={68} look="box" />
      <Rect x={18} y={56} width={52} height={24} look="paper thin" />
      <text x="25" y="73">
        Small
      </text>
      <path className="pen thick" d="M96 72v12" />
      <Rect x={122} y={18} width={104} height={94} look="box" />
      <Rect x={134} y={30} width={66} height={24} look="paper thin" />
      <text x="141" y="47">
        Medium
      </text>
      <path className="pen thick" d="M212 60v12" />
      <Rect x={30} y={124} width={54} height={34} />
      <path className="pen" d="m30 124 27 18 27-18" />
      <Rect x={126} y={122} width={34} height={44} />
      <path className="red thin" d="M126 122h34v10h-34z" />
      <path className="glass thin" d="M132 138h22v20h-22z" />
      <Rect x={172} y={126} width={52} height={36} look="shade" />
      <Rect x={180} y={140} width={26} height={14} look="paper thin" />
      <Rect x={248} y={18} width={104} height={94} />
      <Rect x={248} y={18} width={104} height={22} look="red thin" />
      <path className="thick" d="M272 10v14M328 10v14" />
      <path
        className="pen thin"
        d="M248 58h104M248 76h104M248 94h104M269 40v72M290 40v72M311 40v72M332 40v72"
      />
      <circle className="accent" cx="300" cy="67" r="13" />
      <path className="glass" d="M286 138h62v16h-9v-7h-8v7h-9v-9h-36z" />
      <circle className="glass" cx="274" cy="144" r="19" />
      <circle className="paper" cx="270" cy="144" r="6" />
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
