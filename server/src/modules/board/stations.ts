import { AREAS, type Area } from '@pieno/contract/prices.ts';
import type { BoardStation } from './snapshot.ts';

/** The stations the board knows, by id and by area. */
export class BoardStations {
  readonly #byId = new Map<number, BoardStation>();
  readonly #byArea = new Map<Area, Map<number, BoardStation>>(
    AREAS.map((area) => [area, new Map()]),
  );

  get size(): number {
    return this.#byId.size;
  }

  get(id: number): BoardStation | undefined {
    return this.#byId.get(id);
  }

  inArea(area: Area): Iterable<BoardStation> {
    return this.#byArea.get(area)!.values();
  }

  put(station: BoardStation): void {
    this.#byId.set(station.id, station);
    for (const [area, members] of this.#byArea) {
      if (station.areas.includes(area)) members.set(station.id, station);
      else members.delete(station.id);
    }
  }
}
