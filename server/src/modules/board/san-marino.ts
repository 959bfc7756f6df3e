import { DECADES } from '@pieno/contract/prices/fuels.ts';
import { SAN_MARINO_BYTES } from '@pieno/contract/offline/san-marino.ts';
import { prepare, type Prepared } from '../../prepared/prepared.ts';
import type { Board } from './board.ts';

type Part = readonly [path: string, answer: Prepared];

/** All rankings and stations of San Marino in one answer, made again on the first request after a change. */
export class SanMarinoAnswer {
  #of = '';
  #made: Promise<Prepared> | undefined;

  /**
   * Returns the prepared answers by their paths below `API_BASE`, at most `SAN_MARINO_BYTES` in brotli: if the
   * stations exceed that, only the rankings, which contain part of them (rule offline-in-advance).
   * @param board after its first refresh
   */
  async of(board: Board): Promise<Prepared> {
    const rankings = DECADES.map((decade): Part => [
      `/prices/ranking/${decade}`,
      board.ranking('SM', decade)!,
    ]);
    const stations = await Promise.all(
      [...board.stations.inArea('SM')].map(async ({ id }): Promise<Part> => [
        `/business/${id}`,
        (await board.station(id))!,
      ]),
    );
    const name = [...rankings, ...stations].map(([path, { hash }]) => path + hash).join();
    if (!this.#made || this.#of !== name) {
      this.#of = name;
      this.#made = make(rankings, stations);
      this.#made.catch(() => (this.#of = ''));
    }
    return this.#made;
  }
}

async function make(rankings: readonly Part[], stations: readonly Part[]): Promise<Prepared> {
  const whole = await prepare(joined([...rankings, ...stations]));
  return whole.br.body.length > SAN_MARINO_BYTES ? prepare(joined(rankings)) : whole;
}

/** Joins bytes that were checked against their schemas. */
const joined = (parts: readonly Part[]): string =>
  `{${parts.map(([path, answer]) => `"${path}":${answer.identity.body.toString()}`).join(',')}}`;
