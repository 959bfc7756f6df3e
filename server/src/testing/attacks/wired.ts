import type { PriceReportAnswer } from '@pieno/contract/prices/reports.ts';
import { AS_JSON, type Attacker } from './attacker.ts';

/** An answer to a call, with its parsed JSON. */
export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Who calls; anonymous without headers. */
export interface Caller {
  headers: Record<string, string>;
}

/** A report of one fuel, diesel by default, in thousandths of a euro. */
export interface Entry {
  price: number;
  fuel?: number;
  confirmed?: true;
}

export const NOBODY: Caller = { headers: {} };
const DIESEL = 20;

/** Calls of the API over a connection. */
export function wired(attacker: () => Attacker) {
  const call = async (
    { headers }: Caller,
    name: `${string} /${string}`,
    body?: object,
    more: Record<string, string> = {},
  ): Promise<Answer> => {
    const [method, path] = name.split(' ') as [string, string];
    const answer = await attacker().send(`/api${path}`, {
      method,
      headers: { ...headers, ...more, ...(body && AS_JSON) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = answer.body === '' ? '{}' : answer.body;
    return { status: answer.status, body: JSON.parse(text) as Answer['body'] };
  };
  const send = (caller: Caller, at: number, entries: readonly Entry[], more: object = {}) =>
    call(caller, 'POST /price-reports', {
      id: crypto.randomUUID(),
      business_id: at,
      entries: entries.map(({ fuel = DIESEL, price, ...entry }) => ({
        fuel_type_id: fuel,
        price: price / 1000,
        ...entry,
      })),
      ...more,
    });
  return {
    call,
    send,
    /** Sends a report of one fuel. @returns its state, or the status and code of a refusal */
    async report(caller: Caller, at: number, entry: Entry, more: object = {}): Promise<string> {
      const { status, body } = await send(caller, at, [entry], more);
      if (status !== 200) return `${status} ${String(body['code'])}`;
      return (body as unknown as PriceReportAnswer).results.map(({ state }) => state).join(' ');
    },
  };
}
