import path from 'node:path';

/** How the catalogue of sentences becomes typed functions, for the build and for the tests. */
export const messages = {
  project: path.join(import.meta.dirname, '../project.inlang'),
  outdir: path.join(import.meta.dirname, '../src/paraglide'),
  strategy: ['baseLocale' as const],
};
