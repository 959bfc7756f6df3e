import path from 'node:path';

/**
 * Options of the Paraglide compiler, which turns the message catalogue into typed functions; shared by the
 * build and the tests.
 */
export const messages = {
  project: path.join(import.meta.dirname, '../project.inlang'),
  outdir: path.join(import.meta.dirname, '../src/paraglide'),
  strategy: ['baseLocale' as const],
};
