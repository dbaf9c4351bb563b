import '../../_assets/css/map.css';

/** The streets around the store, not to scale. */
export function StreetSketch() {
  return (
    <svg
      viewBox="0 0 640 420"
      role="img"
      aria-label="Sketch of the streets near the store: North College Road runs north to south, with Murrayville Road and Gordon Road crossing and Interstate 40 to the east. Not to scale."
    >
      <path
        className="rd"
        strokeWidth="14"
        d="M300 0C296 90 290 180 296 260 300 320 306 370 306 420"
      />
      <path
        className="rd"
        strokeWidth="12"
        d="M420 0C416 120 400 220 360 300 336 346 318 380 306 420"
      />
      <path
        className="rd"
        strokeWidth="5"
        d="M0 96C120 84 220 92 298 96 420 100 520 60 640 52M0 330C110 316 220 322 302 330 430 340 540 300 640 304"
      />
      <path
        className="rd"
        strokeWidth="2"
        d="M298 96V40M120 88v150h174M520 68v240M180 322v-84M296 262h-64v64"
      />
      <text x="276" y="44" textAnchor="end">
        N College Rd
      </text>
      <text x="436" y="36">
        I-40
      </text>
      <text x="26" y="80">
        Murrayville Rd
      </text>
      <text x="26" y="352">
        Gordon Rd
      </text>
      <path className="pin" d="M250 184h34v34h-34z" />
      <path className="line" d="M267 187v28" />
      <text x="240" y="208" textAnchor="end">
        3224
      </text>
    </svg>
  );
}
