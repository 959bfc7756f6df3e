import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRest } from './keep-rest.ts';

class WindowClient {
  readonly visibilityState = 'visible';
}
const match = vi.fn<(address: string) => Promise<Response | undefined>>();
const handleAll = vi.fn(() => [Promise.resolve(Response.json([])), Promise.resolve()]);
const strategy = { handleAll } as never;
const run = () =>
  keepRest({ source: { id: 'page' } } as never, { answers: strategy, files: strategy });

beforeEach(() => {
  vi.stubGlobal('WindowClient', WindowClient);
  vi.stubGlobal('caches', { match });
  vi.stubGlobal('self', {
    location: { href: 'https://pieno.example/sw.js' },
    clients: { get: () => Promise.resolve(new WindowClient()) },
  });
  match.mockResolvedValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a run that breaks in the middle keeps no later one from working', async () => {
  match.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no storage'));
  await expect(run()).rejects.toThrow('no storage');
  expect(handleAll).toHaveBeenCalledTimes(1);
  await run();
  expect(handleAll.mock.calls.length).toBeGreaterThan(6);
});

test('a second page asks in vain while the first is served', async () => {
  let release!: (nothing: undefined) => void;
  match.mockReturnValueOnce(new Promise((resolve) => (release = resolve)));
  const first = run();
  await run();
  expect(handleAll).not.toHaveBeenCalled();
  release(undefined);
  await first;
  expect(handleAll).toHaveBeenCalled();
});
