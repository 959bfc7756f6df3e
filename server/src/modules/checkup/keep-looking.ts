import { isTrouble, type Finding } from '@pieno/contract/checkup/checkup.ts';
import type { Clock } from '../../clock.ts';
import type { CheckedConfig } from './check.ts';
import { NETWORK_CHECKS } from './network-checks.ts';
import { runChecks } from './run-checks.ts';

/** Milliseconds to the first look, when a proxy has noticed that this server runs; then between looks, fewer while one finds something. */
const FIRST_MS = 60_000;
const NEXT_MS = { calm: 60 * 60_000, troubled: 5 * 60_000 };

/** What a server has found, by its configuration. */
const found = new WeakMap<CheckedConfig, readonly Finding[]>();

/** Returns what the checks that take long have found last, in the server of this configuration. */
export const lastLook = (config: CheckedConfig): readonly Finding[] => found.get(config) ?? [];

/** Makes the checks that ask other machines now and then, so that nobody has to wait for them (rule checkup-list). */
export function keepLooking(
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
    isProxied: false,
  });
