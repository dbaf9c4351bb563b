// Plotted by hand, in the units of the map: 18 to a mile, the store at 232, 125.

/** The river, the shore and the water behind the beach. */
export function Water() {
  return (
    <>
      <path
        className="wat shore"
        d="M470 40C438 86 422 126 404 168S374 240 364 282 340 374 318 448v9h160V30z"
      />
      <path
        className="wat"
        d="M170-120 146 0C128 96 96 210 108 304 118 344 122 396 128 448h48C164 352 108 270 114 206 118 140 148 80 156 0L178-120z"
      />
      <path
        className="shore"
        fill="none"
        opacity=".55"
        strokeDasharray="26 7"
        d="M470 84C438 150 410 210 384 292 372 336 358 384 344 448"
      />
    </>
  );
}

/** North College Road, Market Street and the interstate. */
export function Roads() {
  return (
    <>
      <path
        className="rd"
        strokeWidth="4"
        d="M186-120 207 22C226 100 248 180 236 262 230 310 226 352 214 448"
      />
      <path
        className="rd"
        strokeWidth="2.5"
        d="M122 218C206 230 286 190 354 158 372 130 378 92 396 30M232 125C238 84 234 46 238 0L246-120"
      />
    </>
  );
}
