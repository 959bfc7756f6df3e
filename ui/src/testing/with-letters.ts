/** The house's letters are there before anything is measured: in others a line is longer. */
import { beforeAll } from 'vitest';

beforeAll(async () => {
  await document.fonts.load("400 16px 'Figtree Variable'");
});
