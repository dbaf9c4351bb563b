import type { Fact } from '#authoring';

export const city = 'Wilmington';
export const region = 'NC';
export const country = 'US';

export const street: Fact<string> = {
  name: 'Street',
  readings: [
    { value: '3224 N College Rd', statedAt: ['store info', 'header', 'footer', '/contact'] },
    {
      value: '3224C North College Road',
      statedAt: ['/printing-services'],
      note: 'in addition to the first; no page named',
    },
    { value: '6654 Gordon Rd', statedAt: ['/usps-services'] },
  ],
  chosen: '3224 N College Rd',
  why: 'Nearly every page gives this address. Gordon Rd is on one page only.',
  traces: (value) => [value, ...(value.match(/^\d+[A-Z]?/) ?? [])],
  remark: 'Confirm whether the address has the unit letter C (3224C).',
};

export const zip: Fact<string> = {
  name: 'ZIP',
  readings: [
    { value: '28405', statedAt: ['structured data'], note: 'and most pages' },
    { value: '28409', statedAt: ['store info', 'footer'], note: 'and some pages' },
    { value: '28401', statedAt: ['/locations'], note: 'also appears; no page named' },
  ],
  chosen: '28405',
  why: 'Structured data and most pages agree on it.',
  traces: (value) => [value],
};
