/** The user's disputes on this phone in the last days, so that the sheet shows them. */
import { localRecord } from '../../../core/storage/local-record.ts';
import {
  fields,
  list,
  nullable,
  number,
  orElse,
  text,
} from '../../../core/storage/stored-shape.ts';

export interface RecentDispute {
  user_id: string;
  business_id: number;
  fuel_type_id: number;
  price: number;
  /** ISO 8601 in UTC, as `undo_until`. */
  at: string;
  /** Id and deadline for undoing; null if stored without. */
  id: string | null;
  undo_until: string | null;
}

const KEPT_MS = 3 * 86_400_000;
const NONE: RecentDispute[] = [];
const readDisputes = list(
  fields<RecentDispute>({
    user_id: text,
    business_id: number,
    fuel_type_id: number,
    price: number,
    at: text,
    id: orElse(nullable(text), null),
    undo_until: orElse(nullable(text), null),
  }),
);

export const recentDisputes = localRecord('pieno.disputes', readDisputes, NONE);

export function rememberDispute(dispute: RecentDispute): void {
  const oldest = Date.parse(dispute.at) - KEPT_MS;
  const young = recentDisputes.get().filter(({ at }) => Date.parse(at) > oldest);
  recentDisputes.set([dispute, ...young]);
}

export function forgetDispute(id: string): void {
  const others = recentDisputes.get().filter((dispute) => dispute.id !== id);
  recentDisputes.set(others.length > 0 ? others : NONE);
}
