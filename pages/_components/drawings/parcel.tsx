import '../../_assets/css/draw.css';

/** A parcel in which nothing can be read but its label. */
export function Parcel() {
  return (
    <svg
      className="draw"
      viewBox="0 0 320 210"
      role="img"
      aria-label="A taped package with a label on the front"
    >
      <path className="k" d="M20 70 160 22 300 70 160 122z" />
      <path className="k" d="M20 70v86l140 50v-84z" />
      <path className="k" d="M300 70v86l-140 50v-84z" />
      <path className="t" stroke="none" d="M78 50.1 100 42.6l140 49.7V118l-21 7.6V100z" />
      <path className="p h" d="M78 50l141 50v26M100 42.5l140 49.8V118" />
      <path className="s" d="M40 96l76 27v46l-76-27z" />
      <path className="p h" d="M40 111l76 27M66 105.3v15" />
      <path
        className="p"
        transform="skewY(19.5)"
        strokeWidth="14"
        strokeLinecap="butt"
        strokeDasharray="1 3 1 4 1 2 1 5"
        d="M48 112h60"
      />
      <path className="p h" d="M270 155v-16m-5 5 5-5 5 5" />
    </svg>
  );
}
