/** The first thing that Tab reaches. */
export function SkipLink() {
  return (
    <a className="vh skip" href="#main">
      Skip to main content
    </a>
  );
}
