import type { Fact } from '#authoring';
import type { CommunityGroup } from './area-facts.ts';
import type { areas } from './areas.ts';
import { rockyPointExitArea } from './drive-times.ts';
import { oneReading } from './one-reading.ts';

type Communities = Readonly<Record<keyof typeof areas, readonly CommunityGroup[]>>;

const communities: Communities = {
  northchase: [
    { category: 'Neighborhoods', communities: ['Northchase', 'Northchase Woods', 'Heatherridge'] },
    { category: 'Next door', communities: ['Autumn Hall', 'Murrayville'] },
    { category: 'A little farther', communities: ['Middle Sound', 'Ogden', 'Porters Neck'] },
  ],
  castleHayne: [
    {
      category: 'In town',
      communities: ['Castle Hayne center', 'Hermitage Rd', 'Holly Shelter Rd'],
    },
    { category: 'South of it', communities: ['Skippers Corner', 'Wrightsboro'] },
    { category: 'On the water', communities: ['Northeast Cape Fear River', 'Prince George Creek'] },
  ],
  murrayville: [
    { category: 'Along the roads', communities: ['Murrayville Rd', 'Gordon Rd', 'Torchwood Blvd'] },
    {
      category: 'Subdivisions',
      communities: ['Both sides of N College Rd', 'Cul-de-sacs off Murrayville Rd'],
    },
    { category: 'Toward the river', communities: ['Blue Clay Rd', 'Wrightsboro'] },
  ],
  ogden: [
    { category: 'Ogden', communities: ['Ogden Park', 'Market St', 'Gordon Rd east of I-40'] },
    {
      category: 'Middle Sound',
      communities: ['Middle Sound Loop', 'Bayshore', 'Houses on the Intracoastal'],
    },
    { category: 'Edges', communities: ['Military Cutoff Rd', 'Porters Neck side'] },
  ],
  rockyPoint: [
    {
      category: 'Pender County',
      communities: ['Rocky Point', 'Long Creek', 'Burgaw', 'St. Helena'],
    },
    { category: 'By road', communities: [rockyPointExitArea, 'US 117', 'NC 210'] },
  ],
  portersNeck: [
    {
      category: 'Golf and gates',
      communities: ['Porters Neck Rd', 'Communities behind a gatehouse', 'Houses on the course'],
    },
    { category: 'On the water', communities: ['Figure Eight Island', 'Futch Creek'] },
    { category: 'Up Market St', communities: ['Scotts Hill', 'The Hampstead side'] },
  ],
  uncw: [
    {
      category: 'On campus',
      communities: ['Residence halls', 'Campus apartments', 'Offices and labs'],
    },
    {
      category: 'Beside it',
      communities: ['College Acres', 'Racine Dr', 'New Centre Dr', 'Randall Pkwy'],
    },
    { category: 'By bus', communities: ['Every stop of the campus-area route'] },
  ],
  airport: [
    {
      category: 'Airfield',
      communities: ['Terminal', 'Hangars and general aviation', 'Airport Blvd'],
    },
    {
      category: 'Blue Clay',
      communities: ['Blue Clay Rd', 'Its business parks', 'Yards and warehouses'],
    },
    { category: 'Residential', communities: ['N 23rd St', 'N Kerr Ave', 'Wrightsboro'] },
  ],
  wrightsboro: [
    { category: 'Along the road', communities: ['Castle Hayne Rd', 'N Kerr Ave', 'N 23rd St'] },
    {
      category: 'Off it',
      communities: ['Private lanes', 'Farm tracks', 'Houses toward the river'],
    },
    { category: 'Neighbors', communities: ['Skippers Corner', 'Blue Clay Rd', 'Airport'] },
  ],
};

/** Communities and neighborhoods served, by area. */
export const areaCommunities: Fact<Communities> = oneReading({
  name: 'Communities served',
  value: communities,
  status: 'assumed',
  remark:
    'The sources name some of them; the others are roads and places on the public map. Strike what you do not serve.',
  show: (all) =>
    Object.values(all)
      .flat()
      .flatMap((group) => group.communities)
      .join(', '),
});
