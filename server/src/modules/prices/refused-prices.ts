import type { Problem } from '@pieno/contract/error-sentences.ts';
import { AppError } from '../../http/errors.ts';
import { fuelNames, type KnownFuel } from './fuels.ts';
import { formatPrice } from './price-text.ts';
import type { Said } from './judge/said.ts';

/**
 * Checks that every price an owner said was recorded.
 * @param fuels where a till says it, which nobody asks: it is told what to send
 * @throws AppError 422 with errors by fuel type: `validation_failed` for refused prices, else for those about which the
 *   owner is asked `owner_prices_unusual`, to a till `till_prices_unusual`
 */
export function assertTaken(said: readonly Said[], fuels?: readonly KnownFuel[]): void {
  const refused = said
    .filter(({ state }) => !['accepted', 'ask', 'not_recorded'].includes(state))
    .map((one): [number, Problem] => [one.fuelTypeId, problemOf(one)]);
  if (refused.length > 0) throw new AppError(422, 'validation_failed', { fields: fields(refused) });
  const asked = said.filter(({ state }) => state === 'ask');
  if (asked.length === 0) return;
  const problem = fuels ? toSend(asked, fuels) : undefined;
  const questions = asked.map((one): [number, ...Problem[]] => [
    one.fuelTypeId,
    questionAbout(one),
    ...(problem ? [problem] : []),
  ]);
  throw new AppError(422, problem ?? 'owner_prices_unusual', { fields: fields(questions) });
}

function toSend(asked: readonly Said[], fuels: readonly KnownFuel[]): Problem {
  const named = fuels.filter(({ id }) => asked.some(({ fuelTypeId }) => fuelTypeId === id));
  return { code: 'till_prices_unusual', params: { fuels: fuelNames(named) } };
}

/** An owner is asked whether a new fuel is sold; by the median of the others, else by the station's own last price. */
function questionAbout({ isNewFuel, reference, lastPrice = 0 }: Said): Problem {
  if (isNewFuel) return { code: 'price_fuel_new' };
  if (reference === undefined) {
    return { code: 'price_unusual_own', params: { last: formatPrice(lastPrice) } };
  }
  return { code: 'price_unusual', params: { reference: formatPrice(Math.round(reference)) } };
}

const fields = (problems: readonly (readonly [number, ...Problem[]])[]) =>
  Object.fromEntries(problems.map(([id, ...each]) => [String(id), each]));

function problemOf({ code, params }: Said): Problem {
  if (code === 'refused_range' && params) {
    const { min = '', max = '' } = params;
    return { code: 'price_out_of_range', params: { min, max } };
  }
  return { code: code === 'refused_unsold' ? 'price_unsold' : 'field_invalid' };
}
