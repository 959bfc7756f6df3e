/**
 * Takes away what the tests of a file have rendered, which the library does for the first file of a page alone, and what
 * those of earlier files have stored.
 */
import { beforeEach, expect } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { LAYER_MARK } from '../layers/layer-entry.ts';

localStorage.clear();
sessionStorage.clear();
beforeEach(async () => {
  await cleanup();
  // The entry of a closed menu or dialog leaves the history later, and takes an address written meanwhile with it.
  await expect.poll(hasLayer).toBe(false);
});

const hasLayer = () => Boolean((history.state as Record<string, unknown> | null)?.[LAYER_MARK]);
