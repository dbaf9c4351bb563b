import { flatten, type Statement } from '../statements.ts';
import { areas } from './areas.ts';
import { carriers } from './carriers.ts';
import { core } from './core.ts';
import { counter } from './counter.ts';
import { guides } from './guides.ts';
import { specialty } from './specialty.ts';

/**
 * What a reader must find in the main content of each page: written from the specification alone.
 * Nothing here may import the site, or a fact that is wrong there would be called right here.
 */
export const specified: ReadonlyMap<string, readonly Statement[]> = new Map(
  Object.entries({ ...core, ...carriers, ...specialty, ...counter, ...areas, ...guides }).map(
    ([route, statements]) => [route, flatten(statements)],
  ),
);
