import type { Illustration } from './illustration.tsx';

const crossRoads =
  'M0 60C75 52 137 57 186 60 262 62 325 37 400 32M0 206C69 197 137 201 189 206 269 212 337 187 400 190';
const interstate = 'M268 0C266 75 254 137 226 187 210 216 199 237 192 262';
const collegeRoad = 'M187 0C185 56 181 112 185 162 187 200 191 231 191 262';

/** The store’s own road is a strip of tape, as in the logo. */
export const streetsNearStore: Illustration = {
  name: 'streets-near-store',
  title:
    'Sketch of the streets near the store: North College Road runs north to south, with Murrayville Road and Gordon Road crossing and Interstate 40 to the east. Not to scale.',
  width: 400,
  height: 262,
  shapes: (
    <>
      <path className="road-edge" strokeWidth="12" d={crossRoads} />
      <path className="road" strokeWidth="9" d={crossRoads} />
      <path className="road-edge" strokeWidth="17" d={interstate} />
      <path className="road" strokeWidth="14" d={interstate} />
      <path className="road-edge" strokeWidth="1.5" d={interstate} />
      <path className="pen" strokeWidth="17" d={collegeRoad} />
      <path className="way" strokeWidth="13" d={collegeRoad} />
      <path className="white" strokeLinecap="butt" strokeDasharray="9 7" d={collegeRoad} />
      <path className="box" d="M132 112h36v36h-36z" />
      <path className="red" d="M144 112h12v36h-12z" />
      <path className="white" strokeLinecap="butt" strokeDasharray="6 5" d="M150 114v34" />
      <path d="M376 248v-24m-6 8 6-8 6 8" />
      <text className="ground street" x="352" y="244">
        N
      </text>
      <text className="ground street" x="124" y="127" textAnchor="end">
        3224
      </text>
      <text className="ground street" x="124" y="144" textAnchor="end">
        N College Rd
      </text>
      <text className="ground street" x="274" y="112">
        I-40
      </text>
      <text className="ground street" x="14" y="44">
        Murrayville Rd
      </text>
      <text className="ground street" x="14" y="190">
        Gordon Rd
      </text>
    </>
  ),
};
