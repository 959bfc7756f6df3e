import type { CommandCall, CommandContext } from '../control/command.ts';
import { changePrices } from '../modules/prices/change-prices.ts';
import type { Executor } from '../db/database.ts';
import { logAction } from '../modules/action-log/log-action.ts';
import { OPERATOR } from '../modules/administration/administrator.ts';
import { decideWaiting, type Decided } from '../modules/prices/log/decide.ts';
import { ORIGIN_LABELS } from '../modules/prices/origin-labels.ts';
import { formatPrice } from '../modules/prices/price-text.ts';
import { HOLD_REASONS } from '../modules/prices/judge/claim-reasons.ts';
import { listWaiting, type WaitingPrice } from '../modules/prices/log/waiting.ts';
import { UsageError } from './italian-command.ts';
import { formatTime } from './format-time.ts';

/** The options typed after the ids. */
export interface HeldOptions {
  yes?: boolean;
  no?: boolean;
  all?: boolean;
  why?: string;
}

/** Prices decided in one transaction. */
const AT_ONCE = 500;

/**
 * Lists the prices that wait, or says yes or no to some of them.
 * @throws UsageError for ids without a decision, a decision without ids, both decisions, or ids that do not wait
 */
export async function decideHeld(
  { open }: CommandCall,
  ids: readonly string[],
  typed: HeldOptions,
): Promise<void> {
  const decides = typed.yes === true || typed.no === true;
  if (typed.yes && typed.no) throw new UsageError('--yes e --no non possono stare insieme.');
  const wrong = ids.find((id) => !/^\d{1,18}$/u.test(id));
  if (wrong !== undefined) throw new UsageError(`«${wrong}» non è un numero dell'elenco.`);
  if (decides !== (ids.length > 0 || typed.all === true)) {
    throw new UsageError('Per decidere servono i numeri, o --all, e --yes oppure --no.');
  }
  const context = await open();
  if (decides) await decide(context, ids, typed);
  else await list(context);
}

async function list({ database, output }: CommandContext): Promise<void> {
  const waiting = await listWaiting(database.kysely);
  if (waiting.length === 0) output.line('Nessun prezzo in attesa.');
  for (const price of waiting) output.line(describe(price));
}

async function decide(
  { database, clock, output }: CommandContext,
  ids: readonly string[],
  { yes = false, all = false, why }: HeldOptions,
): Promise<void> {
  const chosen = all ? await listImported(database.kysely) : ids;
  const decider = { by: 'administrator', reason: why ?? (yes ? 'yes' : 'no') };
  const decided: string[] = [];
  for (let from = 0; from < chosen.length; from += AT_ONCE) {
    const some = chosen.slice(from, from + AT_ONCE);
    const rows = await changePrices(database.kysely, clock, async (change) => {
      const done = await decideWaiting(change, some, yes, decider);
      await logHeld(change.tx, change.now, done, yes, why);
      return done;
    });
    decided.push(...rows.map(({ id }) => id));
  }
  output.line(`Prezzi ${yes ? 'accettati' : 'rifiutati'}: ${decided.length}`);
  const missing = ids.filter((id) => !decided.includes(id));
  if (missing.length > 0) throw new UsageError(`Non sono in attesa: ${missing.join(', ')}.`);
}

/** What `--all` means: what imports brought. About what people say nobody decides unseen. */
async function listImported(executor: Executor): Promise<string[]> {
  const waiting = await listWaiting(executor);
  return waiting
    .filter(({ origin }) => origin !== 'driver' && origin !== 'owner')
    .map(({ id }) => id);
}

async function logHeld(
  tx: Executor,
  at: Date,
  decided: readonly Decided[],
  yes: boolean,
  reason: string | undefined,
): Promise<void> {
  const action = yes ? 'claim_accepted' : 'claim_rejected';
  for (const { id: item, stationId, fuelTypeId: fuel_type_id, price } of decided) {
    const target = { item, fuel_type_id, price: price / 1000 };
    await logAction(tx, at, OPERATOR, { action, stationId, target, reason });
  }
}

function describe(price: WaitingPrice): string {
  const compared = [
    price.last_price !== null && `qui era ${formatPrice(price.last_price)}`,
    price.reference_price !== null && `mediana ${formatPrice(price.reference_price)}`,
  ].filter((part) => part !== false);
  return [
    `${price.id}  ${price.station} (${price.station_id})`,
    `${price.fuel} ${formatPrice(price.price)}`,
    price.state === 'held' ? 'in attesa' : 'esposto senza posto in classifica',
    HOLD_REASONS[price.reason],
    ...compared,
    `${ORIGIN_LABELS[price.origin]}, ${formatTime(price.observed_at)}`,
  ].join(' · ');
}
