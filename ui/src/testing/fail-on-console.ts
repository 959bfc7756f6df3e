/** Fails a test in which React or the browser logs a warning or an error. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...values: unknown[]) => {
      complaints.push(values.map(String).join(' '));
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(complaints, 'nothing was complained about').toEqual([]);
});
