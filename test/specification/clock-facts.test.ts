import { DomUtils } from 'htmlparser2';
import { describe, expect, inject, test } from 'vitest';
import { pickupFacts, storeFacts } from '../../pages/_clock/store-clock-facts.ts';
import { realRoutes, viewBuilt } from '../support/site/built-pages.ts';
import {
  resolvedPickups,
  resolvedStore,
  statedPickupFacts,
  statedStore,
} from './specified/clock.ts';

test('the resolved clock knows the hours, the holidays, the pickups, and the next days off', () => {
  expect(storeFacts('2026-11-28', 'resolved')).toEqual(resolvedStore);
  expect(pickupFacts('2026-11-28', 'resolved')).toEqual(resolvedPickups);
});

test('as stated, the clock knows no holiday, decides pickups by the visitor and says EST', () => {
  expect(storeFacts('2026-11-28', 'as-stated')).toEqual(statedStore);
  expect(pickupFacts('2026-11-28', 'as-stated')).toEqual(statedPickupFacts);
});

describe('the clock of the built page', () => {
  const { resolved, asStated } = inject('builtSite');

  test.each(realRoutes().map(({ address }) => address))('%s has these facts', (address) => {
    expect(factsOn(resolved, address)).toEqual(resolvedStore);
    expect(factsOn(asStated, address)).toEqual(statedStore);
  });

  test.each(['/', '/shipping-services', '/overnight-shipping', '/fedex-services', '/dhl-services'])(
    'the board on %s has the pickups, and a status that only the clock knows',
    (address) => {
      expect(boardOn(resolved, address)).toMatchObject({ pickups: resolvedPickups.pickups });
      expect(boardOn(asStated, address)).toEqual(statedPickupFacts);
    },
  );
});

function factsOn(folder: string, address: string): unknown {
  const { document } = viewBuilt(folder, address);
  const clock = DomUtils.getElementById('store-clock', document);
  return JSON.parse(clock?.attribs['data-facts'] ?? '');
}

function boardOn(folder: string, address: string): unknown {
  const { document } = viewBuilt(folder, address);
  const [board, ...others] = DomUtils.findAll(
    ({ attribs }) => attribs['data-status'] !== undefined,
    document,
  );
  expect([board?.attribs['data-status'], others]).toEqual(['', []]);
  return JSON.parse(board?.attribs['data-pickups'] ?? '');
}
