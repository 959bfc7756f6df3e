// Tests rule offline-in-advance.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRest } from './keep-rest.ts';

class WindowClient {
  readonly visibilityState = 'visible';
}
const match = vi.fn<(address: string) => Promise<Response | undefined>>();
const fetched = vi.fn<(address: string) => Promise<Response>>();
const handleAll = vi.fn(() => [Promise.resolve(Response.json([])), Promise.resolve()]);
const run = () => keepRest({ source: { id: 'page' } } as never, { handleAll } as never);

beforeEach(() => {
  vi.stubGlobal('WindowClient', WindowClient);
  const cache = { match: () => Promise.resolve(), put: () => Promise.resolve() };
  vi.stubGlobal('caches', { match, open: () => Promise.resolve(cache) });
  vi.stubGlobal('self', {
    location: { href: 'https://pieno.example/sw.js' },
    fetch: fetched,
    clients: { get: () => Promise.resolve(new WindowClient()) },
  });
  match.mockResolvedValue(undefined);
  fetched.mockImplementation(() => Promise.resolve(Response.json({ '/prices/ranking/10': [] })));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('an interrupted run does not block later ones', async () => {
  match.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no storage'));
  await expect(run()).rejects.toThrow('no storage');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(handleAll).not.toHaveBeenCalled();
  await run();
  expect(handleAll).toHaveBeenCalled();
});

test("a second page's request is ignored while the first is served", async () => {
  let release!: (nothing: undefined) => void;
  match.mockReturnValueOnce(new Promise((resolve) => (release = resolve)));
  const first = run();
  await run();
  expect(fetched).not.toHaveBeenCalled();
  release(undefined);
  await first;
  expect(fetched).toHaveBeenCalledTimes(1);
});
