import { describe, expect, test } from 'vitest';
import { askEverything, buildFor } from './ask-everything.ts';
import { hasServer, startHost } from './start-host.ts';

describe.each(['nginx', 'caddy', 'apache'] as const)('%s', (server) => {
  test.skipIf(!hasServer(server))(
    'answers every address, alias, file and mistake as the site wants',
    { timeout: 120_000 },
    async () => {
      const site = await buildFor(server);
      const host = await startHost({ server, root: site.root });
      try {
        expect(await askEverything(host.url, site)).toEqual([]);
      } finally {
        await host.stop();
      }
    },
  );
});
