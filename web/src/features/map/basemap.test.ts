// Tests rule map-view.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchStyle, styleAddress } from './basemap.ts';

const STYLE = { version: 8, sources: {}, layers: [] };
const SETTING = {
  value1: 'https://tiles.example/style.json?key={key}',
  value2: 'a b',
  value3: '© Prova',
};
const never = new AbortController().signal;

function answer(make: () => Promise<Response>) {
  const fetched = vi.fn<(address: string) => Promise<Response>>(make);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe('styleAddress', () => {
  it('inserts the key into the address', () => {
    expect(styleAddress(SETTING)).toBe('https://tiles.example/style.json?key=a%20b');
  });

  it('accepts an address without a key', () => {
    const value1 = 'https://tiles.example/style.json';
    expect(styleAddress({ value1, value2: null })).toBe(value1);
  });

  it.each([
    { value1: null, value2: 'k' },
    { value1: ' ', value2: 'k' },
    { value1: 'tiles', value2: 'k' },
    { value1: SETTING.value1, value2: null },
    { value1: SETTING.value1, value2: '' },
  ])('returns no address for %j', (setting) => {
    expect(styleAddress(setting)).toBeNull();
  });
});

describe('fetchStyle', () => {
  it('returns the style and its attribution', async () => {
    const fetched = answer(async () => Response.json(STYLE));
    expect(await fetchStyle(SETTING, never)).toEqual({ style: STYLE, attribution: '© Prova' });
    expect(fetched.mock.calls[0]?.[0]).toBe('https://tiles.example/style.json?key=a%20b');
  });

  it('makes no request when nothing is set', async () => {
    const fetched = answer(async () => Response.json(STYLE));
    expect(await fetchStyle({ value1: null, value2: null, value3: null }, never)).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a refusal', async () => new Response('{}', { status: 403 })],
    ['a page', async () => new Response('<!doctype html>')],
    ['another JSON', async () => Response.json({ version: 7 })],
    ['null', async () => Response.json(null)],
  ])('falls back to the outline for %s', async (_, make) => {
    answer(make);
    expect(await fetchStyle(SETTING, never)).toBeNull();
  });
});
