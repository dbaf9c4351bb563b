import type { Breadcrumb } from '#authoring';
import type { AreaName } from './area-drives.ts';
import { areas } from './areas.ts';

/** The breadcrumbs of an area's page, after Home. */
export function areaTrail(area: AreaName, name: string = areas[area].name): readonly Breadcrumb[] {
  return [
    { name: 'Service Areas', url: '/service-areas' },
    { name, url: areas[area].href },
  ];
}
