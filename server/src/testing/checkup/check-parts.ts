import { createServer as createPlain, type RequestListener } from 'node:http';
import { createServer as createTls } from 'node:https';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import type { CheckId, Finding } from '@pieno/contract/checkup/checkup.ts';
import type { CheckParts } from '../../modules/checkup/check.ts';
import { ALL_CHECKS, runChecks } from '../../modules/checkup/run-checks.ts';
import { readConfig } from '../../config.ts';
import { fixedClock } from '../fixed-clock.ts';

/** Makes the parts that checks need. @param environment the variables of the installation */
export const checkParts = (
  environment: NodeJS.ProcessEnv = {},
  parts: Partial<CheckParts> = {},
): CheckParts => ({
  config: readConfig(environment),
  clock: fixedClock('2026-11-28T08:00:00Z'),
  variables: { wrong: [], ignored: [], unusable: [] },
  database: { failure: 'Non risponde' },
  isServed: true,
  isProxied: false,
  ...parts,
});

/** Runs one check. @returns its findings, without the common fields */
export async function check(
  id: CheckId,
  parts: CheckParts,
): Promise<Pick<Finding, 'state' | 'text' | 'step'>[]> {
  const found = await runChecks(
    ALL_CHECKS.filter((each) => each.id === id),
    parts,
  );
  return found.map(({ state, text, step }) => ({ state, text, step }));
}

/** Serves one answer on this machine until the test ends. @returns its origin */
export async function listen(
  answer: RequestListener,
  tls?: { key: string; cert: string },
): Promise<string> {
  const server = tls ? createTls(tls, answer) : createPlain(answer);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http${tls ? 's' : ''}://localhost:${(server.address() as AddressInfo).port}`;
}
