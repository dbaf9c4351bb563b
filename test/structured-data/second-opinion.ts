import Validator from '@adobe/structured-data-validator';
import vocabulary from '../../src/checks/structured-data/vocabulary.json';

/** What a validator that others wrote has against the things of a page, with the same vocabulary. */
export async function secondOpinion(
  graph: readonly Readonly<Record<string, unknown>>[],
): Promise<readonly string[]> {
  const jsonld = Object.fromEntries(
    graph.map((thing) => [
      String(thing['@type']),
      graph.filter((one) => one['@type'] === thing['@type']),
    ]),
  );
  // It takes marks away from what it is given.
  const issues = await new Validator(schemaOrg()).validate({ jsonld: structuredClone(jsonld) });
  return issues
    .filter(({ issueMessage }) => !known.some((one) => issueMessage.includes(one)))
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

const known = [
  // What a product costs has to be one price; what a service costs may be a range.
  'Required attribute "price" is missing',
  // One, where nothing is said.
  'Missing field "worstRating"',
];

/** The vocabulary in the form that schema.org publishes it in. */
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
