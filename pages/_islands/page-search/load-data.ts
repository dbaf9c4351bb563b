/** Segments of an address: `['/api', 'areas', 'ogden']` is fetched from `/api/areas/ogden`. */
export type DataKey = readonly [string, ...string[]];

const cached = new Map<string, Promise<unknown>>();

/**
 * What is at an address, parsed from JSON. Credentials are sent. Once loaded it is kept for good;
 * nothing is retried automatically. Throws `'{status}: {body}'` for any status that is not ok, with
 * the status text where the body is empty.
 */
export function loadData(key: DataKey): Promise<unknown> {
  return remember(key, getJson);
}

/** The same, but null where the visitor is not signed in (status 401). */
export function loadDataOrNull(key: DataKey): Promise<unknown> {
  return remember(
    key,
    async (url) => {
      const response = await get(url);
      return response.status === 401 ? null : readJson(response);
    },
    'or null',
  );
}

async function getJson(url: string): Promise<unknown> {
  return readJson(await get(url));
}

function get(url: string): Promise<Response> {
  return fetch(url, { credentials: 'include' });
}

async function readJson(response: Response): Promise<unknown> {
  if (response.ok) return response.json();
  throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
}

/** A failure is not kept, so the next call tries again. */
function remember(
  key: DataKey,
  load: (url: string) => Promise<unknown>,
  variant = '',
): Promise<unknown> {
  const url = key.join('/');
  const name = `${variant} ${url}`;
  const known = cached.get(name);
  if (known) return known;
  const loading = load(url);
  cached.set(name, loading);
  loading.catch(() => cached.delete(name));
  return loading;
}
