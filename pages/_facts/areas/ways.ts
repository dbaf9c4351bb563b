import { type Fact, read } from '#authoring';
import { interstateExits } from '../drive-times.ts';
import { oneReading } from '../one-reading.ts';
import { areas } from './areas.ts';
import type { AreaName } from './drives.ts';

/** The way to the store from each area: a sentence without its end, which is the street address. */
export const waysToStore: Fact<Readonly<Record<AreaName, string>>> = oneReading({
  name: 'Ways to the store',
  value: {
    northchase: 'Take N College Rd south, past Murrayville Rd,',
    castleHayne: 'Take N College Rd south, past Blue Clay Rd and Murrayville Rd,',
    murrayville: 'Take Murrayville Rd west, then turn left on N College Rd',
    ogden: 'Take Gordon Rd west from Market St, then turn right on N College Rd',
    portersNeck: 'Take Market St south, turn right on Gordon Rd, then right on N College Rd',
    rockyPoint: `Take I-40 to ${read(interstateExits, areas.rockyPoint.href).store}, then N College Rd north,`,
    uncw: 'Take College Rd north, past Market St and Gordon Rd,',
    airport: 'Take Blue Clay Rd north, then turn right on N College Rd',
    wrightsboro: 'Take N Kerr Ave to Blue Clay Rd, turn left, then right on N College Rd',
  },
  status: 'assumed',
  remark:
    'The sources give minutes, and directions only from Rocky Point. The other directions and the sketch of the roads come from memory of the public map: drive each route once.',
});
