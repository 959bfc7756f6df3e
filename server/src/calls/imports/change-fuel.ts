import { unitsOf } from '@pieno/contract/prices/fuels.ts';
import type { FuelKind } from '@pieno/contract/imports/fuel-kind.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { invalid, notFound } from '../../errors.ts';
import { logAction } from '../../modules/action-log/log-action.ts';
import { defineFuel } from '../../modules/imports/mimit/define-fuel.ts';
import type { Administrator } from '../../modules/accounts/administrator.ts';

/**
 * Defines category and unit of an unknown fuel, and logs it (rule fuel-unknown).
 * @returns how many of the waiting prices were accepted
 * @param tx that of `asAdministrator`
 * @throws invalid `fuel_unit` for a unit in which the category is not sold, `fuel_prices` when no waiting price is
 * possible; notFound `fuel_not_found`
 */
export async function changeFuel(
  tx: Executor,
  clock: Clock,
  actor: Administrator,
  { name, decade, unit }: FuelKind,
): Promise<number> {
  if (!unitsOf(decade).includes(unit)) throw invalid('fuel_unit');
  const defined = await defineFuel(tx, clock, name, { decade, unit });
  if (!defined) throw notFound('fuel_not_found');
  const { accepted, refused } = defined;
  if (refused > 0 && accepted === 0) throw invalid('fuel_prices');
  const target = { key: name, decade, unit };
  await logAction(tx, clock.now(), actor, { action: 'fuel_said', target });
  return accepted;
}
