import type { Breadcrumb } from '#authoring';
import { areas } from '../_facts/areas/areas.ts';
import type { AreaName } from '../_facts/areas/drives.ts';

/** The breadcrumbs of an area's page, after Home. */
export function areaTrail(area: AreaName, name: string = areas[area].name): readonly Breadcrumb[] {
  return [
    { name: 'Service Areas', url: '/service-areas' },
    { name, url: areas[area].href },
  ];
}
