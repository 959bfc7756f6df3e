import type { TestProject } from 'vitest/node';
import { prepareEmbedded } from './embedded-template.ts';
import { preparePostgres } from './postgres-template.ts';

/** Migrates one database before all tests; each test file begins with a copy. */
export default async function prepareEngine(project: TestProject): Promise<() => Promise<void>> {
  const { engine, stop } =
    process.env.TEST_ENGINE === 'postgres' ? await preparePostgres() : await prepareEmbedded();
  project.provide('engine', engine);
  return stop;
}
