/** People's reports and decisions besides prices, written directly because the calls would need accounts. */
import { findKnown, vouchFor, withdrawVouching } from '../../modules/accounts/known-drivers.ts';
import { lockEmail } from '../../modules/accounts/locked-email.ts';
import { endPersonReports } from '../../modules/people/end-person-reports.ts';
import { applyVouching, revertVouching } from '../../modules/people/vouching-effects.ts';
import { sharesForState, writeShares } from '../../modules/prices/log/shares.ts';
import type { PriceChange } from '../../modules/prices/price-change.ts';
import { saveState } from '../../modules/stations/states.ts';

/** A driver reports a station as closed. */
export async function reportClosed(
  { tx, now }: PriceChange,
  stationId: number,
  who: string,
): Promise<void> {
  const report = {
    station_id: stationId,
    fuel_type_id: null,
    state: 'closed',
    claimant: who,
  } as const;
  const isKnown = (await findKnown(tx, [who])).size > 0;
  const shares = isKnown ? await sharesForState(tx, now, report) : undefined;
  const counts = shares !== undefined;
  await saveState(tx, { ...report, origin: 'driver', counts, reported_at: now });
  await writeShares(tx, shares ?? []);
}

/** Locks a person's account. */
export async function lockOut(change: PriceChange, who: string): Promise<void> {
  await lockEmail(change.tx, who, change.now);
  await endPersonReports(change, who);
}

/** Starts or stops vouching for a person. */
export async function setVouching(
  change: PriceChange,
  { act, who }: { act: 'vouch' | 'unvouch'; who: string },
): Promise<void> {
  if (act === 'vouch') {
    if (await vouchFor(change.tx, who, change.now)) await applyVouching(change, who);
  } else if (await withdrawVouching(change.tx, who)) {
    await revertVouching(change, who);
  }
}
