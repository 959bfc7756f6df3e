import { expect } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { StationPictures } from '@pieno/contract/pictures/station-pictures.ts';
import { asUser } from '../accounts.ts';
import type { TestApp } from '../app.ts';
import { form, plain } from './avatars.ts';
import { useOwnStation, type OwnStation } from '../stations/own-station.ts';

/** A PNG, a JPEG and a WebP of 40 × 30 pixels. */
export const [GREEN, RED, BLUE] = (await Promise.all([
  plain('#15803d').png().toBuffer(),
  plain('#dc3545').jpeg().toBuffer(),
  plain('#1d4ed8').webp().toBuffer(),
])) as [Buffer, Buffer, Buffer];

interface Call {
  body?: object;
  /** Instead of the default account. */
  who?: Session;
  /** Another station. */
  of?: number;
}

/** An account's calls about a station's pictures. */
export class PictureCaller {
  readonly #server: TestApp;
  readonly #who: Session;
  readonly #station: number;

  constructor(server: TestApp, who: Session, station: number) {
    this.#server = server;
    this.#who = who;
    this.#station = station;
  }

  async call(
    method: 'GET' | 'PUT' | 'DELETE',
    path: 'logo' | 'pictures' | `pictures/${number}`,
    { body, who = this.#who, of = this.#station }: Call = {},
  ) {
    const url = `/api/owner/stations/${of}/${path}`;
    const payload = body && { payload: body };
    return await this.#server.app.inject({ method, url, headers: asUser(who), ...payload });
  }

  async send(path: 'logo' | 'pictures', file: Buffer, who = this.#who) {
    const { type, payload } = await form(['picture', file]);
    return await this.#server.app.inject({
      method: path === 'logo' ? 'PUT' : 'POST',
      url: `/api/owner/stations/${this.#station}/${path}`,
      headers: { ...asUser(who), 'content-type': type },
      payload,
    });
  }

  async pictures(): Promise<StationPictures> {
    return (await this.call('GET', 'pictures')).json();
  }

  async ids(): Promise<number[]> {
    return (await this.pictures()).pictures.map(({ id }) => id);
  }

  /** Uploads photographs in order. @returns the ids of all */
  async hang(...files: Buffer[]): Promise<number[]> {
    for (const file of files) {
      // oxlint-disable-next-line no-await-in-loop -- one behind the other
      expect((await this.send('pictures', file)).statusCode).toBe(200);
    }
    return await this.ids();
  }

  /** The station's log of actions. */
  async log() {
    const rows = await this.#server.database.kysely
      .selectFrom('action_log')
      .select(['role', 'action', 'target'])
      .where('station_id', '=', this.#station)
      .orderBy('id')
      .execute();
    return rows.map(({ role, action, target }) => [role, action, target]);
  }
}

/** Sets up tests about a station's pictures, like useOwnStation. @param take also receives Anna's calls */
export function useOwnPictures(take: (made: OwnStation & { own: PictureCaller }) => void): void {
  useOwnStation((made) =>
    take({ ...made, own: new PictureCaller(made.server, made.anna, made.station) }),
  );
}
