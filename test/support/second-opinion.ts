import Validator from '@adobe/structured-data-validator';
import vocabulary from '../../src/checks/structured-data/vocabulary.json';

/** What a third-party validator reports for the structured data of a page, with the same vocabulary. */
export async function secondOpinion(
  graph: readonly Readonly<Record<string, unknown>>[],
): Promise<readonly string[]> {
  const jsonld = Object.fromEntries(
    graph.map((thing) => [
      String(thing['@type']),
      graph.filter((one) => one['@type'] === thing['@type']),
    ]),
  );
  // The validator changes its input.
  const issues = await new Validator(schemaOrg()).validate({ jsonld: structuredClone(jsonld) });
  return issues
    .filter(({ issueMessage }) => !known.some((one) => issueMessage.includes(one)))
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

const known = [
  // A product needs one price; a service may have a range.
  'Required attribute "price" is missing',
  // One, by default.
  'Missing field "worstRating"',
];

/** The vocabulary in the format in which schema.org publishes it. */
function schemaOrg() {
  const reference = (name: string) => ({ '@id': `schema:${name}` });
  const classes = Object.entries(vocabulary.types).map(([name, parents]) => ({
    ...reference(name),
    '@type': 'rdfs:Class',
    'rdfs:subClassOf': parents.map(reference),
  }));
  const properties = Object.entries(vocabulary.properties).map(([name, { on }]) => ({
    ...reference(name),
    '@type': 'rdf:Property',
    'schema:domainIncludes': on.map(reference),
  }));
  return { '@graph': [...classes, ...properties] };
}
