/** Which of the ministry's prices its file does not say again (rule price-ministry-word). */
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import type { Word } from '../../prices/word.ts';

type Stated = Pick<Word, 'stationId' | 'fuelTypeId' | 'price'>;

/** What the file states of the stations that stand in an area; of the others nobody asks. */
export class StatedPrices {
  /** By the ids that the file names; of a station that was merged, the one into which. */
  readonly #stations: ReadonlyMap<number, number>;
  readonly #prices = new Map<string, number>();

  private constructor(stations: ReadonlyMap<number, number>) {
    this.#stations = stations;
  }

  static async of(executor: Executor): Promise<StatedPrices> {
    const rows = await executor
      .selectFrom('station')
      .select(['id', 'merged_into'])
      .where('source', '=', 'mimit')
      .where('listed', '=', true)
      .where('areas', '<>', sql<string[]>`'{}'`)
      .execute();
    return new StatedPrices(new Map(rows.map(({ id, merged_into }) => [id, merged_into ?? id])));
  }

  add(claims: readonly Stated[]): void {
    for (const { stationId, fuelTypeId, price } of claims) {
      const kept = this.#stations.get(stationId);
      if (kept !== undefined) this.#prices.set(`${kept}/${fuelTypeId}`, price);
    }
  }

  /**
   * Lists the stations and fuels whose newest accepted price of the ministry is not what the file states: it left the
   * file, or another price stands there that was not let in.
   */
  async findSilent(executor: Executor): Promise<[station: number, fuel: number][]> {
    const rows = await executor
      .selectFrom('observation')
      .select(['station_id', 'fuel_type_id', 'price'])
      .distinctOn(['station_id', 'fuel_type_id'])
      .where(
        'station_id',
        '=',
        sql<number>`any(${[...new Set(this.#stations.values())]}::integer[])`,
      )
      .where('origin', '=', 'ministry')
      .where('state', '=', 'accepted')
      .orderBy('station_id')
      .orderBy('fuel_type_id')
      .orderBy('observed_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows
      .filter((row) => this.#prices.get(`${row.station_id}/${row.fuel_type_id}`) !== row.price)
      .map((row) => [row.station_id, row.fuel_type_id]);
  }
}
