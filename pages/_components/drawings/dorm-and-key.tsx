import './draw.css';

/** A student changes rooms. The mailbox and its key stay the same. */
export function DormAndKey() {
  return (
    <svg
      className="draw"
      viewBox="0 0 320 216"
      role="img"
      aria-label="A student moves from one window of a dorm to another. The mailbox PMB 123 and its key stay the same, by day and night."
    >
      <path className="k" d="M12 22h152v186H12z" />
      <path className="t" d="M6 12h164v12H6z" />
      <path
        className="m"
        d="M26 38h32v38H26zM72 38h32v38H72zM118 38h32v38h-32zM26 94h32v38H26zM72 94h32v38H72zM26 150h32v38H26zM118 150h32v38h-32z"
      />
      <path className="p h" d="M26 57h32m14 0h32m14 0h32M26 113h32m14 0h32M26 169h32m60 0h32" />
      <path className="s" d="M118 94h32v38h-32z" />
      <path className="k2" d="M126 132c0-14 16-14 16 0z" />
      <path className="k2" d="M134 104a7 7 0 1 0 .1 0" />
      <path className="s" d="M72 156h32v52H72z" />
      <path className="p" d="M98 180v8" />
      <path stroke="var(--red)" strokeWidth="4" d="M44 58q50 4 70 44m-15-6 15 6 4-16" />
      <path d="M2 208h172" />
      <path className="k2" d="M196 58h120v82H196z" />
      <path className="k" d="M204 66h104v66H204z" />
      <path className="s h" d="M216 76h66v26h-66z" />
      <text className="p" x="223" y="94">
        PMB 123
      </text>
      <path className="p" d="M292 94v12" strokeWidth="4" />
      <path className="k" d="M226 16a12 12 0 1 0 .1 0" />
      <path d="M226 6v3m0 38v3m-22-22h3m38 0h3m-38-16 2 2m28 28 2 2m0-32-2 2m-28 28-2 2" />
      <path className="m" d="M292 12a18 18 0 1 0 14 28a16 16 0 0 1-14-28z" />
      <path className="m" d="M232 172h76v20h-10v-8h-8v8h-10v-12h-48z" />
      <path className="m" d="M216 154a22 22 0 1 0 .1 0" />
      <path className="s" d="M210 168a8 8 0 1 0 .1 0" />
    </svg>
  );
}
