// Tests rule recovery-screens.
import { RECOVERY } from '@pieno/contract/limits.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { forgetRecovery, recoveryEmail, rememberRecovery } from './recovery-memory.ts';

const NOW = Date.parse('2026-11-21T08:00:00Z');
const LIFE_MS = RECOVERY.minutes * 60_000;

beforeEach(() => void fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

test('the next step knows the address while its code is valid', () => {
  expect(recoveryEmail(NOW)).toBeNull();
  rememberRecovery('anna@example.sm', true, NOW);
  expect(recoveryEmail(NOW + LIFE_MS - 1)).toBe('anna@example.sm');
  expect(recoveryEmail(NOW + LIFE_MS)).toBeNull();
});

test('a used code clears the address', () => {
  rememberRecovery('anna@example.sm', true, NOW);
  forgetRecovery();
  expect(recoveryEmail(NOW)).toBeNull();
  expect(sessionStorage.getItem('pieno.recovery')).toBeNull();
});

test.each(['no json', '"text"', '[1,2]', '{}', 'null'])('%s is not an address', (stored) => {
  sessionStorage.setItem('pieno.recovery', stored);
  expect(recoveryEmail(NOW)).toBeNull();
});

test('asks for the address again when storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  rememberRecovery('anna@example.sm', true, NOW);
  forgetRecovery();
  expect(recoveryEmail(NOW)).toBeNull();
});
