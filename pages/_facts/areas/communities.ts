import { type Fact, read } from '#authoring';
import { rockyPointExitArea } from '../drive-times.ts';
import { oneReading } from '../one-reading.ts';
import type { CommunityGroup } from './area-facts.ts';
import { areas } from './areas.ts';
import type { AreaName } from './drives.ts';

type Communities = Readonly<Record<AreaName, readonly CommunityGroup[]>>;

const communities: Communities = {
  northchase: [
    { category: 'Neighborhoods', communities: ['Northchase', 'Northchase Woods', 'Heatherridge'] },
    { category: 'Next to Northchase', communities: ['Murrayville'] },
    {
      category: 'A short drive away',
      communities: ['Autumn Hall', 'Middle Sound', 'Ogden', 'Porters Neck'],
    },
  ],
  castleHayne: [
    {
      category: 'Castle Hayne',
      communities: ['Castle Hayne center', 'Hermitage Rd', 'Holly Shelter Rd'],
    },
    { category: 'South of Castle Hayne', communities: ['Skippers Corner', 'Wrightsboro'] },
    {
      category: 'Along the water',
      communities: ['Northeast Cape Fear River', 'Prince George Creek'],
    },
  ],
  murrayville: [
    {
      category: 'Along the roads',
      communities: ['Murrayville Rd', 'N College Rd', 'Gordon Rd', 'Torchwood Blvd'],
    },
    { category: 'Nearby', communities: ['Blue Clay Rd', 'Wrightsboro'] },
  ],
  ogden: [
    { category: 'Ogden', communities: ['Ogden Park', 'Market St', 'Gordon Rd east of I-40'] },
    {
      category: 'Middle Sound',
      communities: ['Middle Sound Loop', 'Bayshore', 'Intracoastal Waterway homes'],
    },
    { category: 'Nearby', communities: ['Military Cutoff Rd', 'Porters Neck side'] },
  ],
  rockyPoint: [
    {
      category: 'Pender County',
      communities: ['Rocky Point', 'Long Creek', 'Burgaw', 'St. Helena'],
    },
    { category: 'Along the highways', communities: [rockyPointExitArea, 'US 117', 'NC 210'] },
  ],
  portersNeck: [
    {
      category: 'Porters Neck',
      communities: ['Porters Neck Rd', 'Gated communities', 'Golf course homes'],
    },
    { category: 'On the water', communities: ['Figure Eight Island', 'Futch Creek'] },
    { category: 'Along Market St', communities: ['Scotts Hill', 'US 17 toward Hampstead'] },
  ],
  uncw: [
    {
      category: 'On campus',
      communities: ['Residence halls', 'Campus apartments', 'Offices and labs'],
    },
    {
      category: 'Near campus',
      communities: ['College Acres', 'Racine Dr', 'New Centre Dr', 'Randall Pkwy'],
    },
  ],
  airport: [
    {
      category: 'Airport',
      communities: ['Terminal', 'Hangars and general aviation', 'Airport Blvd'],
    },
    {
      category: 'Blue Clay',
      communities: ['Blue Clay Rd', 'Business parks', 'Warehouses'],
    },
    { category: 'Residential', communities: ['N 23rd St', 'N Kerr Ave', 'Wrightsboro'] },
  ],
  wrightsboro: [
    { category: 'Main roads', communities: ['Castle Hayne Rd', 'N Kerr Ave', 'N 23rd St'] },
    { category: 'Nearby', communities: ['Skippers Corner', 'Blue Clay Rd', 'Airport'] },
  ],
};

/** Communities and neighborhoods served, by area. */
export const areaCommunities: Fact<Communities> = oneReading({
  name: 'Communities served',
  value: communities,
  status: 'assumed',
  remark:
    'The sources name some of them; the others are roads and places on the public map. Remove the ones that you do not serve.',
  show: (all) =>
    Object.values(all)
      .flat()
      .flatMap((group) => group.communities)
      .join(', '),
});

/** The communities of an area by category, as its page lists them. */
export function communityGroups(area: AreaName): readonly CommunityGroup[] {
  return read(areaCommunities, areas[area].href)[area];
}

/** Only their names. */
export function communityNames(area: AreaName): readonly string[] {
  return communityGroups(area).flatMap((group) => group.communities);
}
