import { expect, test } from 'vitest';
import { findNumbers } from '../../../pages/_islands/tracking/find-numbers.ts';

const found = (text: string) =>
  findNumbers(text).flatMap(({ number, carriers }) =>
    carriers.length > 0 ? [`${carriers.join(' or ')} ${number}`] : [],
  );

test.each([
  ['1Z5R89390357567127', 'ups 1Z5R89390357567127'],
  ['Tracking: 1Z5R89390357567127', 'ups 1Z5R89390357567127'],
  ['UPS 1Z 5R8 939 03 5756 7127', 'ups 1Z5R89390357567127'],
  ['Your package 1Z5R89390357567127 arrives by Nov 27.', 'ups 1Z5R89390357567127'],
  [
    'https://www.ups.com/track?loc=en_US&tracknum=1Z5R89390357567127&requester=WT/trackdetails',
    'ups 1Z5R89390357567127',
  ],
  [
    'http://wwwapps.ups.com/tracking/tracking.cgi?tracknum=1z5r89390357567127',
    'ups 1Z5R89390357567127',
  ],
  [
    'https://www.fedex.com/fedextrack/?trknbr=986578788855&trkqual=2460000000~986578788855~FX',
    'fedex 986578788855',
  ],
  ['Tracking number 9865 7878 8855', 'fedex 986578788855'],
  ['FedEx: 986578788855. 2 boxes', 'fedex 986578788855'],
  [
    'https://tools.usps.com/go/TrackConfirmAction?qtc_tLabels1=9400111201080805483016',
    'usps 9400111201080805483016',
  ],
  ['USPS Tracking® 9400 1112 0108 0805 4830 16', 'usps 9400111201080805483016'],
  ['USPS: 9261292700768711948021', 'usps 9261292700768711948021'],
  ['USPS.com: RB123456785US', 'usps RB123456785US'],
  [
    'https://www.dhl.com/us-en/home/tracking.html?tracking-id=3318810025&submit=1',
    'dhl 3318810025',
  ],
  [
    'https://example.com/url?q=https%3A%2F%2Fwww.ups.com%2Ftrack%3Ftracknum%3D1Z5R89390357567127%26x',
    'ups 1Z5R89390357567127',
  ],
])('in “%s” there is %s', (text, number) => expect(found(text)).toEqual([number]));

test('a number that is there twice is one, and two are two', () => {
  expect(found('1Z5R89390357567127 (1Z5R89390357567127)')).toHaveLength(1);
  for (const between of [' ', ', ', '\n', '/'])
    expect(found(`1Z5R89390357567127${between}1Z879E930346834440`)).toEqual([
      'ups 1Z5R89390357567127',
      'ups 1Z879E930346834440',
    ]);
  expect(found('1Z5R89390357567127 986578788855')).toHaveLength(2);
  expect(found('Tracking 986578788855 477179081230')).toEqual([
    'fedex 986578788855',
    'fedex 477179081230',
  ]);
});

test.each([
  // Each has digits that are a valid number of some carrier.
  'Call 331-881-0025',
  'Order 986578788855',
  'UPS 986578788855',
  'Tracking 9865 7878 8855 12',
  'Tracking 12 986578788855 477179081231',
  'Tracking 4001112 3318810025 3012',
  'Tracking: 1Z5R89390357567128',
  'XX1Z5R89390357567127',
  '',
  'Where is my package?',
])('in “%s” there is no number to be sure of', (text) => expect(found(text)).toEqual([]));

test('a very long text takes no longer than it has letters', () => {
  expect(found('1Z 5R8 939 03 5756 7127 and '.repeat(20_000))).toEqual(['ups 1Z5R89390357567127']);
  expect(found('1 '.repeat(200_000))).toEqual([]);
});
