import type { Fact } from '#authoring';
import { oneReading } from '../uncontested-fact.ts';

/** Degrees from north, clockwise, to areas for which no source gives miles: they are off the map. */
export const beyondBearings: Fact<Readonly<Record<'rockyPoint' | 'uncw', number>>> = oneReading({
  name: 'Bearings of areas without miles',
  value: { rockyPoint: 352, uncw: 186 },
  status: 'assumed',
  remark: 'Drawn as arrows at the edge of the map. Give the miles, and they become dots.',
});
