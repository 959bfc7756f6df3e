import { AREAS, type Area } from '@pieno/contract/prices/prices.ts';
import type { BoardStation } from './snapshot.ts';

/** The board's stations, by id and by area. */
export class BoardStations {
  readonly #byId = new Map<number, BoardStation>();
  readonly #moved = new Map<number, number>();
  readonly #byArea = new Map<Area, Map<number, BoardStation>>(
    AREAS.map((area) => [area, new Map()]),
  );

  get size(): number {
    return this.#byId.size;
  }

  get(id: number): BoardStation | undefined {
    return this.#byId.get(id);
  }

  all(): Iterable<BoardStation> {
    return this.#byId.values();
  }

  inArea(area: Area): Iterable<BoardStation> {
    return this.#byArea.get(area)!.values();
  }

  /** The station into which one was merged; undefined for any other. */
  movedTo(id: number): number | undefined {
    return this.#moved.get(id);
  }

  /** All ids, also of merged stations. */
  get ids(): number[] {
    return [...this.#byId.keys(), ...this.#moved.keys()];
  }

  drop(id: number): void {
    this.#byId.delete(id);
    this.#moved.delete(id);
    for (const members of this.#byArea.values()) members.delete(id);
  }

  put(station: BoardStation): void {
    const { id, merged_into } = station;
    if (merged_into === null) {
      this.#moved.delete(id);
      this.#byId.set(id, station);
    } else {
      this.#moved.set(id, merged_into);
      this.#byId.delete(id);
    }
    for (const [area, members] of this.#byArea) {
      if (station.areas.includes(area)) members.set(station.id, station);
      else members.delete(station.id);
    }
  }
}
