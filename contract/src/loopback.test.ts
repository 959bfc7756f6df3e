import { expect, test } from 'vitest';
import { isLoopback } from './loopback.ts';

test.each([
  'http://localhost:3000',
  'http://localhost/gestore/invito#ABCD-2345',
  'http://pieno.localhost',
  'http://127.0.0.1:4300/x',
  'http://0.0.0.0:3000',
  'http://[::1]:3000',
])('%s is reachable from the same machine only', (url) => {
  expect(isLoopback(url)).toBe(true);
});

test.each(['https://pieno.example', 'https://localhost.example', 'http://192.168.1.4:3000'])(
  '%s is reachable from other machines',
  (url) => {
    expect(isLoopback(url)).toBe(false);
  },
);
