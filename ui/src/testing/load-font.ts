/** Loads the product's font before anything is measured: other fonts give lines other lengths. */
import { beforeAll } from 'vitest';

beforeAll(async () => {
  await document.fonts.load("400 16px 'Figtree Variable'");
});
