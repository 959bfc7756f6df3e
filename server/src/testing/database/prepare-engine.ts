import type { TestProject } from 'vitest/node';
import { prepareEmbedded } from './embedded-template.ts';
import { preparePostgres } from './postgres-template.ts';

/** Migrates a template database before all tests; test files open copies of it. */
export default async function prepareEngine(project: TestProject): Promise<() => Promise<void>> {
  const { engine, stop } =
    process.env.TEST_ENGINE === 'postgres' ? await preparePostgres() : await prepareEmbedded();
  project.provide('engine', engine);
  return stop;
}
