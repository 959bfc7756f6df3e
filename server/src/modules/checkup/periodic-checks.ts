import { isTrouble, type Finding } from '@pieno/contract/checkup/checkup.ts';
import type { Clock } from '../../clock.ts';
import type { CheckedConfig } from './check.ts';
import { NETWORK_CHECKS } from './network-checks.ts';
import { runChecks } from './run-checks.ts';

/**
 * Milliseconds to the first run, when a proxy has noticed this server; then between runs, fewer after a wrong
 * finding.
 */
const FIRST_MS = 60_000;
const NEXT_MS = { calm: 60 * 60_000, troubled: 5 * 60_000 };

/** The last findings of each server, by its configuration. */
const found = new WeakMap<CheckedConfig, readonly Finding[]>();

/** Returns the last findings of the periodic checks in the server of this configuration. */
export const lastFindings = (config: CheckedConfig): readonly Finding[] => found.get(config) ?? [];

/** Runs the checks of other machines periodically, so that nobody waits for them (rule checkup-list). */
export function startPeriodicChecks(
  config: CheckedConfig,
  clock: Clock,
  look: () => Promise<Finding[]> = () => lookOutside(config, clock),
): { stop(): void } {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const wait = (ms: number) => {
    if (!isStopped) timer = setTimeout(() => void go(), ms).unref();
  };
  const go = async () => {
    const at = clock.now().toISOString();
    const findings = await look().catch(() => []);
    found.set(
      config,
      findings.map((finding) => ({ ...finding, at })),
    );
    wait(findings.some(isTrouble) ? NEXT_MS.troubled : NEXT_MS.calm);
  };
  wait(FIRST_MS);
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const lookOutside = (config: CheckedConfig, clock: Clock): Promise<Finding[]> =>
  runChecks(NETWORK_CHECKS, {
    config,
    clock,
    variables: { wrong: [], ignored: [], unusable: [] },
    database: { failure: '' },
    isServed: true,
  });
