/** Has a link that a pointer rests on fetched before it is followed, where a browser does such things. */
export function Prefetch() {
  const where = { href_matches: '/*' };
  const rules = { prefetch: [{ where, eagerness: 'moderate' }] };
  return <script type="speculationrules">{JSON.stringify(rules)}</script>;
}
