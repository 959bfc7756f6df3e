// Tests rules content-policy, data-headers.
import { expect, test } from 'vitest';
import { mapOrigins, pagePolicy, securityHeaders } from './security-headers.ts';

const setting = (value1: string | null, value3: string | null = null) => ({
  value1,
  value2: 'secret-key',
  value3,
  note: null,
});
const policy = (parts: Partial<Parameters<typeof pagePolicy>[0]> = {}) =>
  pagePolicy({
    scriptHashes: ['sha256-abc'],
    styleHashes: [],
    mapOrigins: [],
    publicUrl: undefined,
    ...parts,
  }).split('; ');

test('a page runs its own scripts, its one inline script and its own stylesheets', () => {
  expect(policy()).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-abc'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

test('inline styles of a page are allowed by their hashes', () => {
  expect(policy({ styleHashes: ['sha256-abc', 'sha256-def'] })).toContain(
    "style-src 'self' 'sha256-abc' 'sha256-def'",
  );
});

test('the origins of the map setting are allowed, and no others', () => {
  const origins = mapOrigins(
    setting(
      'https://maps.example/styles/{style}.json?key={key}',
      '<a href="https://tiles.example:8443/about">© Tiles</a>',
    ),
  );
  expect(origins).toEqual(['https://maps.example', 'https://tiles.example:8443']);
  expect(policy({ mapOrigins: origins })).toContain(
    "connect-src 'self' https://maps.example https://tiles.example:8443",
  );
});

test.each([
  undefined,
  setting(null),
  setting('not an address'),
  setting("https://evil.example;script-src'unsafe-inline'"),
  setting('https://{host}/style.json'),
  setting('ftp://files.example/style.json'),
])('%o names no origin', (value) => {
  expect(mapOrigins(value)).toEqual([]);
});

test('HSTS and upgrade-insecure-requests only where visitors use https', () => {
  for (const kind of ['data', 'document'] as const) {
    const hsts = (url?: string) => securityHeaders(url)[kind]['strict-transport-security'];
    expect([hsts(), hsts('http://pieno.example')]).toEqual([undefined, undefined]);
    expect(hsts('https://pieno.example')).toBe('max-age=31536000');
  }
  expect(policy({ publicUrl: 'https://pieno.example' })).toContain('upgrade-insecure-requests');
});
