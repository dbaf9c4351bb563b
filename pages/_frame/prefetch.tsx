/** Lets browsers that can do so fetch a link before the visitor follows it, once a pointer rests on it. */
export function Prefetch() {
  const where = { href_matches: '/*' };
  const rules = { prefetch: [{ where, eagerness: 'moderate' }] };
  return <script type="speculationrules">{JSON.stringify(rules)}</script>;
}
