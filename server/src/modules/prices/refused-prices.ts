/** Turns the refusals and questions about an owner's prices into errors. */
import type { Problem } from '@pieno/contract/error-sentences.ts';
import { THOUSANDTHS_FROM } from '@pieno/contract/prices/price-entries.ts';
import type { Executor } from '../../db/database.ts';
import { conflict, validation, type AppError } from '../../errors.ts';
import { listFuels, namesOf, type KnownFuel } from './fuels.ts';
import { formatPrice } from './price-text.ts';
import type { EntryOutcome } from './entry-outcomes.ts';
import { answerState } from './outcome.ts';

/**
 * Checks that all of an owner's prices were recorded.
 * @param isTill true for a till, which gets a message instead of a question
 * @throws AppError 422 with errors by fuel type: `validation_failed` for refused prices; for prices that need a question
 * `owner_prices_unusual`, for a till `till_prices_unusual`
 */
export async function assertTaken(
  tx: Executor,
  outcomes: readonly EntryOutcome[],
  isTill = false,
): Promise<void> {
  const refused = outcomes.filter(
    ({ code }) => !['accepted', 'ask', 'not_recorded'].includes(answerState(code)),
  );
  const asked = outcomes.filter(({ code }) => code === 'asked');
  if (refused.length + asked.length === 0) return;
  const fuels = await listFuels(tx);
  if (refused.length > 0) {
    const problems = refused.map((one) => [one.fuelTypeId, problemOf(one, fuels)] as const);
    throw validation(fields(problems));
  }
  const problem = isTill ? toSend(asked, fuels) : undefined;
  const questions = asked.map((one): [number, ...Problem[]] => [
    one.fuelTypeId,
    questionAbout(one),
    ...(problem ? [problem] : []),
  ]);
  throw validation(fields(questions), problem ?? 'owner_prices_unusual');
}

/** Returns the error for an Idempotency-Key already used with other prices. @param ids of the fuels that differ */
export async function keyTaken(tx: Executor, ids: readonly number[]): Promise<AppError> {
  const fuels = namesOf(await listFuels(tx), ids);
  return conflict({ code: 'idempotency_key_taken', params: { fuels } });
}

function toSend(asked: readonly EntryOutcome[], fuels: readonly KnownFuel[]): Problem {
  const ids = asked.map(({ fuelTypeId }) => fuelTypeId);
  return { code: 'till_prices_unusual', params: { fuels: namesOf(fuels, ids) } };
}

/** Asks an owner whether a new fuel is sold, or about a price far from the others' median, else its last one. */
function questionAbout({ isNewFuel, reference, lastPrice = 0 }: EntryOutcome): Problem {
  if (isNewFuel) return { code: 'price_fuel_new' };
  if (reference === undefined) {
    return { code: 'price_unusual_own', params: { last: formatPrice(lastPrice) } };
  }
  return { code: 'price_unusual', params: { reference: formatPrice(Math.round(reference)) } };
}

const fields = (problems: readonly (readonly [number, ...Problem[]])[]) =>
  Object.fromEntries(problems.map(([id, ...each]) => [String(id), each]));

function problemOf(
  { fuelTypeId, price, code, params }: EntryOutcome,
  fuels: readonly KnownFuel[],
): Problem {
  const fuel = namesOf(fuels, [fuelTypeId]);
  if (code === 'refused_decimals') return { code: 'price_decimals', params: { fuel } };
  if (code === 'refused_range' && price >= THOUSANDTHS_FROM * 1_000)
    return { code: 'price_thousandths', params: { fuel } };
  if (code === 'refused_range' && params) {
    const { min = '', max = '' } = params;
    return { code: 'price_out_of_range', params: { min, max } };
  }
  return { code: code === 'refused_unsold' ? 'price_unsold' : 'field_invalid' };
}
