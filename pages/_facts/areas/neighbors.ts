import type { AreaName } from './drives.ts';

/** Which pages an area's page leads on to. */
export const areaNeighbors: Readonly<Record<AreaName, readonly AreaName[]>> = {
  northchase: ['murrayville', 'ogden', 'castleHayne'],
  castleHayne: ['rockyPoint', 'wrightsboro', 'murrayville'],
  murrayville: ['northchase', 'ogden', 'airport'],
  ogden: ['portersNeck', 'northchase', 'murrayville'],
  rockyPoint: ['castleHayne', 'northchase'],
  portersNeck: ['ogden', 'northchase'],
  uncw: ['northchase', 'ogden', 'airport'],
  airport: ['wrightsboro', 'castleHayne', 'uncw'],
  wrightsboro: ['airport', 'castleHayne', 'murrayville'],
};
