import { describe, expect, test } from 'vitest';
import { thoroughly } from '../support/thoroughly.ts';
import { goodMessage, type Service, type Settings, startService } from './start-service.ts';

/** Each list is what the header says about one client, whose limit is one message. */
type Clients = readonly (readonly string[])[];

const behindOne = await startLimited({ TRUST_PROXY: '1' });

describe('behind one proxy, a client is identified', () => {
  test.each<[string, Clients]>([
    [
      'by what the proxy adds, not by what the client claims',
      [['203.0.113.1', '198.51.100.9, 203.0.113.1'], ['203.0.113.2']],
    ],
    [
      'with its port and brackets stripped',
      [
        ['198.51.100.1:1001', '198.51.100.1:2002', '198.51.100.1'],
        ['198.51.100.2:1001', '198.51.100.2'],
        ['[2001:db8:a::1]:5001', '[2001:db8:a::1]:6002', '2001:db8:a::1'],
        ['[2001:db8:b::1]:5001', '[2001:db8:b::1]'],
      ],
    ],
    [
      'with quotes and its zone stripped',
      [
        ['"198.51.100.3:1001"', '198.51.100.3'],
        ['"[2001:db8:c::1]:5001"', '2001:db8:c::1'],
        ['fe80::1%eth0', 'fe80::1%eth1', '[fe80::1%25eth0]:80'],
      ],
    ],
    [
      'by its whole /56 of IPv6',
      [['2001:db8:1:1::1', '2001:db8:1:1:ffff::2', '2001:db8:1:ff::3'], ['2001:db8:1:100::1']],
    ],
    [
      'as one IPv4 address in any spelling',
      [['::ffff:203.0.113.5', '203.0.113.5', '[::ffff:203.0.113.5]:80'], ['::ffff:203.0.113.6']],
    ],
  ])('%s', (_how, clients) => expectLimits(behindOne, clients));

  test('as one if it claims many addresses from one network', async () => {
    const sent = Array.from({ length: 60 }, (_, index) => {
      const subnet = (256 + index).toString(16);
      return isAccepted(behindOne, `198.51.100.${index}, 2001:db8:7:${subnet}::${index}`);
    });
    expect((await Promise.all(sent)).filter(Boolean)).toHaveLength(1);
  });

  test('by the address of the proxy if the header holds none, which is logged once', async () => {
    const service = await startLimited({ TRUST_PROXY: '1' });
    await expectLimits(service, [['junk1', 'junk2', 'unknown', '_hidden', '999.1.1.1', '']]);
    expect(service.output.stderr.match(/X-Forwarded-For/g)).toHaveLength(1);
  });
});

thoroughly.each<[string, Clients]>([
  ['none', [['203.0.113.1', '203.0.113.2']]],
  ['10.0.0.0/8', [['203.0.113.1', '203.0.113.2']]],
  [
    'loopback, 10.0.0.0/8',
    [
      ['203.0.113.1, 10.1.2.3', '203.0.113.1, 10.9.9.9:443'],
      ['203.0.113.2, 192.0.2.7', '203.0.113.3, 192.0.2.7'],
    ],
  ],
  [
    '2',
    [
      ['203.0.113.1, 192.0.2.1', '198.51.100.1, 203.0.113.1, 192.0.2.2'],
      ['203.0.113.2, 192.0.2.1'],
    ],
  ],
])('with the trusted proxies %s, by what they add', async (proxies, clients) => {
  await expectLimits(await startLimited({ TRUST_PROXY: proxies.replace('none', '') }), clients);
});

function startLimited(settings: Settings): Promise<Service> {
  return startService({ RATE_LIMIT_MAX: '1', ...settings });
}

async function expectLimits(service: Service, clients: Clients): Promise<void> {
  for (const [first = ''] of clients) expect(await isAccepted(service, first), first).toBe(true);
  for (const again of clients.flat()) expect(await isAccepted(service, again), again).toBe(false);
}

async function isAccepted(service: Service, forwardedFor: string): Promise<boolean> {
  const response = await service.post(goodMessage, { 'x-forwarded-for': forwardedFor });
  return response.status === 200;
}
