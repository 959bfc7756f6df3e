/**
 * Removes what a file's tests rendered and what earlier files stored; the library cleans up for the first file of a
 * page only.
 */
import { beforeEach, expect } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { LAYER_MARK } from '../layers/layer-entry.ts';

localStorage.clear();
sessionStorage.clear();
beforeEach(async () => {
  await cleanup();
  // The history entry of a closed layer goes later, and with it an address that was written meanwhile.
  await expect.poll(hasLayer).toBe(false);
});

const hasLayer = () => Boolean((history.state as Record<string, unknown> | null)?.[LAYER_MARK]);
