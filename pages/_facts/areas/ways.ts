import { type Fact, read } from '#authoring';
import { interstateExits } from '../drive-times.ts';
import { oneReading } from '../one-reading.ts';
import { areas } from './areas.ts';
import type { AreaName } from './drives.ts';

/** The roads to the store from each area, after “Take” and before “to 3224 N College Rd”. */
export const waysToStore: Fact<Readonly<Record<AreaName, string>>> = oneReading({
  name: 'Ways to the store',
  value: {
    northchase: 'N College Rd south',
    castleHayne: 'N College Rd south',
    murrayville: 'Murrayville Rd and N College Rd',
    ogden: 'Gordon Rd and N College Rd',
    portersNeck: 'Market St, Gordon Rd and N College Rd',
    rockyPoint: `I-40 to ${read(interstateExits, areas.rockyPoint.href).store}, then N College Rd`,
    uncw: 'College Rd north',
    airport: 'Blue Clay Rd and N College Rd',
    wrightsboro: 'N Kerr Ave, Blue Clay Rd and N College Rd',
  },
  status: 'assumed',
  remark:
    'The sources name the roads of three areas only. The others, and the sketch of the roads, come from the public map: drive each route once.',
});
