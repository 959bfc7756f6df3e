/** Lists of fuels from drivers, owners and tills, with each fuel once (rule price-said-once). */
import { z } from 'zod/mini';
import type { SchemaCode } from '../field-problems.ts';

export const fuelTypeId = z.int32().check(z.positive());

const FORM = 'price_form' satisfies SchemaCode;
/** Euros, with at most three decimals. */
export const euros = z
  .number(FORM)
  .check(z.positive(FORM), z.maximum(1_000, 'price_thousandths' satisfies SchemaCode));

/** Euros above every real price, in any unit: a larger number was meant as thousandths. */
export const THOUSANDTHS_FROM = 100;

/**
 * Makes the schema of a list of fuels. A list that contains a fuel twice is refused with `fuel_twice` at its field,
 * because each price would affect the evaluation of the other.
 * @param entry schema of one entry
 * @param max most entries; at least one is required
 */
export const eachFuelOnce = <Entry extends z.ZodMiniType<{ fuel_type_id: number }>>(
  entry: Entry,
  max: number,
) =>
  z
    .array(entry)
    .check(
      z.minLength(1),
      z.maxLength(max),
      z.refine(isEachOnce, 'fuel_twice' satisfies SchemaCode),
    );

const isEachOnce = (entries: readonly { fuel_type_id: number }[]) =>
  new Set(entries.map((entry) => entry.fuel_type_id)).size === entries.length;
