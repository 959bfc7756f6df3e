import { createHash } from 'node:crypto';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { acting } from '../accounts/acting.ts';
import { asGuest, asUser, enterAsGuest, registerVerified } from '../accounts.ts';
import type { TestApp } from '../app.ts';
import { form, GREEN } from '../pictures/avatars.ts';
import { tokenFor } from '../prices/tills.ts';
import { makeOwner } from '../stations/owners.ts';

export const ROLES = ['anonymous', 'forger', 'guest', 'till', 'user', 'owner', 'admin'] as const;
export type Role = (typeof ROLES)[number];

const DIESEL = 20;

/** The callers of a server in all roles; one who loses the account or the session is replaced by a new one. */
export class Visitors {
  readonly #server: TestApp;
  readonly #station: number;
  #made = 0;
  #sessions: Partial<Record<'user' | 'owner' | 'admin', Session>> = {};
  #till = '';
  #guest: Record<string, string> = {};

  constructor(server: TestApp, station: number) {
    this.#server = server;
    this.#station = station;
  }

  headersOf(role: Role): Record<string, string> {
    if (role === 'anonymous') return {};
    if (role === 'forger') return { authorization: `Bearer ${'x'.repeat(64)}` };
    if (role === 'guest') return this.#guest;
    if (role === 'till') return asUser({ token: this.#till });
    return asUser(this.#sessions[role]!);
  }

  /** Signs in every role without a valid session. */
  async enter(): Promise<void> {
    const present = await this.#present();
    for (const role of ['user', 'owner', 'admin'] as const) {
      if (present.has(`${role} ${hashOf(this.#sessions[role])}`)) continue;
      this.#made += 1;
      const more = role === 'admin' ? ({ role } as const) : {};
      this.#sessions[role] = await registerVerified(
        this.#server,
        `${role}${this.#made}@example.sm`,
        more,
      );
      if (role === 'owner') await this.#takeOver();
    }
  }

  /** Creates data that later requests can refer to. */
  async settle(): Promise<void> {
    this.#guest = asGuest(await enterAsGuest(this.#server));
    const { user, owner, admin } = this.#sessions as Record<'user' | 'owner' | 'admin', Session>;
    const at = this.#station;
    const { ownerSets, reports, disputes } = acting(this.#server);
    await ownerSets(owner, at, { [DIESEL]: 1.7 });
    await reports(user, at, 1.69, { sure: true });
    await disputes(user, at, 1.7);
    const due = { due: { date: '2026-11-23', time: '06:00' } };
    const prices = { prices: [{ fuel_type_id: DIESEL, price: 1.689 }], ...due };
    await this.#send(owner, 'POST', `/owner/stations/${at}/scheduled-prices`, prices);
    await this.#send(user, 'PUT', `/user/favorites/${at}`, {});
    await this.#send(user, 'PUT', `/user/reviews/${at}`, { stars: 4, text: 'Gentili' });
    const alert = { decade: DIESEL, area: 'SM', below: 1.65, channels: [] };
    await this.#send(user, 'POST', '/user/alerts', alert);
    await this.#send(admin, 'POST', `/admin/stations/${at}/invitations`, {
      email: 'ugo@example.sm',
    });
    const { type, payload } = await form(['picture', GREEN]);
    const url = `/api/owner/stations/${at}/pictures`;
    const headers = { ...asUser(owner), 'content-type': type };
    await this.#server.app.inject({ method: 'POST', url, payload, headers });
  }

  async #send(who: Session, method: 'PUT' | 'POST', url: string, payload: object): Promise<void> {
    const headers = { ...asUser(who), 'idempotency-key': crypto.randomUUID() };
    const answer = await this.#server.app.inject({ method, url: `/api${url}`, payload, headers });
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`);
  }

  /** Finds the valid sessions of people who still have their role. */
  async #present(): Promise<ReadonlySet<string>> {
    const { kysely } = this.#server.database;
    const rows = await kysely
      .selectFrom('user_session')
      .innerJoin('app_user', 'app_user.id', 'user_session.user_id')
      .leftJoin('station_owner', (join) =>
        join
          .onRef('station_owner.user_id', '=', 'app_user.id')
          .on('station_owner.station_id', '=', this.#station)
          .on('station_owner.state', '=', 'active'),
      )
      .select(['token_hash', 'app_user.role', 'station_owner.state'])
      .where('app_user.is_active', '=', true)
      .execute();
    return new Set(
      rows.flatMap(({ token_hash: hash, role, state }) => [
        `user ${hash}`,
        ...(role === 'admin' ? [`admin ${hash}`] : []),
        ...(state ? [`owner ${hash}`] : []),
      ]),
    );
  }

  /** The new owner also gets a new till. */
  async #takeOver(): Promise<void> {
    const owner = this.#sessions.owner!;
    const { kysely } = this.#server.database;
    await kysely.deleteFrom('station_token').where('station_id', '=', this.#station).execute();
    await makeOwner(this.#server, this.#station, owner);
    this.#till = (await tokenFor(this.#server, owner, this.#station)).token;
  }
}

const hashOf = (session: Session | undefined): string | undefined =>
  session && createHash('sha256').update(session.token).digest('hex');
