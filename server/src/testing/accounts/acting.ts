import { expect } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { Invitation } from '@pieno/contract/invitations/invitations.ts';
import type { PriceReportAnswer } from '@pieno/contract/prices/reports.ts';
import { asUser, post } from '../accounts.ts';
import type { TestApp } from '../app.ts';

const DIESEL = 20;

/** Actions of people on a server, by the calls of their pages. */
export function acting(server: TestApp) {
  /** An administrator invites a person for a station, who accepts with the code. */
  async function invite(by: Session, who: Session, station: number): Promise<void> {
    const made = await post(server, `/admin/stations/${station}/invitations`, {}, asUser(by));
    const { code } = made.json<Invitation>();
    const accepted = await post(server, '/owner/invitations/accept', { code }, asUser(who));
    expect(accepted.statusCode).toBe(200);
  }

  /** An owner sets prices, in euros by fuel. */
  async function ownerSets(who: Session, station: number, prices: Record<number, number>) {
    const answer = await server.app.inject({
      method: 'PUT',
      url: `/api/owner/stations/${station}/prices`,
      headers: { ...asUser(who), 'idempotency-key': crypto.randomUUID() },
      payload: {
        prices: Object.entries(prices).map(([id, price]) => ({ fuel_type_id: Number(id), price })),
      },
    });
    expect(answer.statusCode, answer.body).toBe(200);
  }

  /** A driver reports the price of diesel. @returns its state, and the report's id */
  async function reports(who: Session, station: number, price: number, more: object = {}) {
    const id = crypto.randomUUID();
    const entries = [{ fuel_type_id: DIESEL, price }];
    const body = { id, business_id: station, entries, ...more };
    const answer = await post(server, '/price-reports', body, asUser(who));
    expect(answer.statusCode, answer.body).toBe(200);
    return { id, state: answer.json<PriceReportAnswer>().results[0]!.state };
  }

  async function disputes(who: Session, business_id: number, price: number): Promise<string> {
    const body = { business_id, fuel_type_id: DIESEL, price };
    const answer = await post(server, '/price-disputes', body, asUser(who));
    return answer.json<{ state: string }>().state;
  }
  return { invite, ownerSets, reports, disputes };
}
