import type { SmacRateChange, SmacRateDraft } from '@pieno/contract/smac/smac-rates.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { invalid, notFound } from '../../errors.ts';
import type { Administrator } from '../../modules/accounts/administrator.ts';
import { logAction } from '../../modules/action-log/log-action.ts';
import { addSmacRate, changeSmacRate, listSmacRates } from '../../modules/smac/rates.ts';

/**
 * Adds an unverified rate of the SMaC, and logs it (rule smac-rates).
 * @param tx that of `asAdministrator`
 * @returns its id
 * @throws invalid `smac_rate_days` for a rate that ends before it begins
 */
export async function addRate(
  tx: Executor,
  clock: Clock,
  actor: Administrator,
  { amount, reason, ...rate }: SmacRateDraft,
): Promise<number> {
  checkDays(rate.valid_from, rate.valid_to);
  const id = await addSmacRate(tx, { ...rate, amount: Math.round(amount * 1000) });
  const { valid_from, valid_to = null, fuel, basis } = rate;
  const about = { ...(fuel !== null && { decade: fuel }), basis };
  const target = { smac_rate: id, ...about, amount, valid_from, valid_to };
  await logAction(tx, clock.now(), actor, { action: 'smac_rate_added', target, reason });
  return id;
}

/**
 * Ends, suspends, resumes or verifies a rate, and logs it (rule smac-rates).
 * @param tx that of `asAdministrator`
 * @throws notFound `smac_rate_not_found`; invalid `smac_rate_days` for an end before the beginning
 */
export async function changeRate(
  tx: Executor,
  clock: Clock,
  actor: Administrator,
  id: number,
  { verified, reason, ...change }: SmacRateChange,
): Promise<void> {
  const rate = (await listSmacRates(tx)).find((each) => each.id === id);
  if (!rate) throw notFound('smac_rate_not_found');
  checkDays(rate.valid_from, change.valid_to);
  const now = clock.now();
  const columns = { ...change, ...(verified && { verified_at: now }) };
  if (Object.keys(columns).length === 0) return;
  await changeSmacRate(tx, id, columns);
  const target = { smac_rate: id, ...change, ...(verified && { verified }) };
  await logAction(tx, now, actor, { action: 'smac_rate_changed', target, reason });
}

function checkDays(from: string | null, to: string | null = null): void {
  if (from !== null && to !== null && to < from) throw invalid('smac_rate_days');
}
