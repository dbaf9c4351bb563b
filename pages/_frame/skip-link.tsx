/** The first thing that Tab reaches. */
export function SkipLink() {
  return (
    <a className="visually-hidden skip-link" href="#main">
      Skip to main content
    </a>
  );
}
