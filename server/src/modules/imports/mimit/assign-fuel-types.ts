/** Assigns fuel types to the prices of the ministry's file; prices of unknown fuels wait (rule fuel-unknown). */
import { ELECTRIC } from '@pieno/contract/prices/fuels.ts';
import type { Executor } from '../../../db/database.ts';
import { addSold } from '../../stations/fuels/sold-fuels.ts';
import type { ImportRun } from '../runs/import-run.ts';
import type { PriceClaim } from '../price-claim.ts';
import { italianNumber } from '../runs/report-text.ts';
import { addKnownFuels, mediansByType } from './added-fuels.ts';
import type { MimitContents, MinistryClaim } from './mimit-contents.ts';
import { addedFuelName } from './fuel-names.ts';
import type { UndefinedFuel } from '../../ministry/state.ts';

/** The claims of a file with their fuel types, and the waiting ones. */
export interface AssignedClaims {
  claims: PriceClaim[];
  /** By fuel type, in thousandths of a euro: of all rows, and of these claims. */
  medians: Map<number, number>;
  belt: Map<number, number>;
  unsaid: UndefinedFuel[];
}

/**
 * Assigns a fuel type to each claim, and adds missing types of a known kind. Claims of all other fuels are stored in
 * the run's state and listed as waiting.
 * @param said the claims of all kept stations
 * @param ids the stations by their ids in the file
 */
export async function assignFuelTypes(
  run: ImportRun,
  tx: Executor,
  { unknownFuels, medians, belt, pricesFile }: MimitContents['head'],
  said: readonly MinistryClaim[],
  ids: ReadonlyMap<string, number>,
): Promise<AssignedClaims> {
  const { notes } = run.report;
  const { types, added } = await addKnownFuels(tx, unknownFuels);
  for (const name of added)
    notes.push(`Carburante nuovo: «${name}» è stato aggiunto, con l’unità del suo genere.`);
  const typeOf = (fuel: number | string) =>
    typeof fuel === 'number' ? { id: fuel } : types.get(fuel);
  const claims = said.flatMap(({ station, fuel, ...row }): PriceClaim[] => {
    const type = typeOf(fuel);
    if (!type) return [];
    const at = { file: pricesFile, stationId: ids.get(station)!, fuelTypeId: type.id };
    return [{ ...row, ...('unit' in type && { unit: type.unit }), ...at }];
  });
  const electric = new Set(
    [...types.values()].filter(({ decade }) => decade === ELECTRIC).map(({ id }) => id),
  );
  const sold = claims.filter(({ fuelTypeId }) => electric.has(fuelTypeId));
  await addSold(tx, [...new Set(sold.map(({ stationId }) => stationId))], ELECTRIC);
  const unsaid = unknownFuels.flatMap(({ key, name, mode }): UndefinedFuel[] => {
    if (types.has(key)) return [];
    const rows = said.filter(({ fuel }) => fuel === key);
    for (const { line, row } of rows)
      run.reject({ subject: 'prices', file: pricesFile, line, row, reason: 'unknown_fuel' });
    notes.push(
      `Carburante sconosciuto: «${addedFuelName(name, mode)}», prezzi tenuti da parte: ${italianNumber(rows.length)}. Si decide in Oggi.`,
    );
    const median = medians.find(([fuel]) => fuel === key)?.[1];
    return [
      {
        name,
        mode,
        ...(median !== undefined && { median }),
        rows: rows.map(({ station, price, observedAt }) => ({
          station,
          price,
          observedAt: observedAt.toISOString(),
        })),
      },
    ];
  });
  const idOf = (fuel: number | string) => typeOf(fuel)?.id;
  return {
    claims,
    medians: mediansByType(medians, idOf),
    belt: mediansByType(belt, idOf),
    unsaid,
  };
}
