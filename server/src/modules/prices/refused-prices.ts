import type { Problem } from '@pieno/contract/error-sentences.ts';
import { AppError } from '../../http/errors.ts';
import { formatPrice } from './price-text.ts';
import type { Said } from './judge/said.ts';

/**
 * Checks that every price an owner said was recorded.
 * @throws AppError 422 with errors by fuel type: `validation_failed` for refused prices, else `owner_prices_unusual` for
 *   those about which the owner is asked
 */
export function assertTaken(said: readonly Said[]): void {
  const refused = said
    .filter(({ state }) => !['accepted', 'ask', 'not_recorded'].includes(state))
    .map((one): [number, Problem] => [one.fuelTypeId, problemOf(one)]);
  if (refused.length > 0) throw new AppError(422, 'validation_failed', { fields: fields(refused) });
  const asked = said.filter(({ state }) => state === 'ask');
  if (asked.length === 0) return;
  const questions = asked.map((one): [number, Problem] => [one.fuelTypeId, questionAbout(one)]);
  throw new AppError(422, 'owner_prices_unusual', { fields: fields(questions) });
}

/** An owner is asked whether a new fuel is sold; by the median of the others, else by the station's own last price. */
function questionAbout({ isNewFuel, reference, lastPrice = 0 }: Said): Problem {
  if (isNewFuel) return { code: 'price_fuel_new' };
  if (reference === undefined) {
    return { code: 'price_unusual_own', params: { last: formatPrice(lastPrice) } };
  }
  return { code: 'price_unusual', params: { reference: formatPrice(Math.round(reference)) } };
}

const fields = (problems: readonly (readonly [number, Problem])[]) =>
  Object.fromEntries(problems.map(([id, problem]) => [String(id), [problem]]));

function problemOf({ code, params }: Said): Problem {
  if (code === 'refused_range' && params) {
    const { min = '', max = '' } = params;
    return { code: 'price_out_of_range', params: { min, max } };
  }
  return { code: code === 'refused_unsold' ? 'price_unsold' : 'field_invalid' };
}
