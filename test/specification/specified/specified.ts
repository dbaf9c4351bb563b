import { flatten, type Statement } from '../statements.ts';
import { areas } from './areas.ts';
import { carriers } from './carriers.ts';
import { core } from './core.ts';
import { counter } from './counter.ts';
import { guides } from './guides.ts';
import { specialty } from './specialty.ts';

/**
 * What the main content of each page must say, written only from the specification. Nothing here may
 * import the site, or a wrong fact would count as correct here.
 */
export const specified: ReadonlyMap<string, readonly Statement[]> = new Map(
  Object.entries({ ...core, ...carriers, ...specialty, ...counter, ...areas, ...guides }).map(
    ([route, statements]) => [route, flatten(statements)],
  ),
);
