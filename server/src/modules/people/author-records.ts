import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Author } from '@pieno/contract/queue/queue.ts';
import type { Executor } from '../../db/database.ts';
import { isKnown } from '../accounts/known-drivers.ts';
import { FIRM } from '../prices/author.ts';

/** The name of a person in the queue: the same in every item; the person's hash cannot be derived from it. */
export const pseudonym = (claimant: string): string =>
  createHash('sha256').update(claimant).digest('base64url').slice(0, 12);

const BY_FIRM = sql`decided_by = any(${FIRM}::text[])`;

interface Row extends Omit<Author, 'id' | 'since' | 'says'> {
  claimant: string;
  since: Date | null;
}

/**
 * Reads the outcomes of people's claims, confirmations and disputes (rules admin-queue, admin-known), and whether the
 * people are known drivers.
 * @param claimants hashes of people
 * @returns by hash, all of them
 */
export async function findRecords(
  executor: Executor,
  claimants: readonly string[],
): Promise<Map<string, Omit<Author, 'says'>>> {
  const people = [...new Set(claimants)];
  if (people.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select person.claimant,
      coalesce(claims.accepted, 0) as accepted, coalesce(claims.rejected, 0) as rejected,
      coalesce(claims.borne_out, 0) as borne_out, coalesce(claims.contradicted, 0) as contradicted,
      ${isKnown(sql`person.claimant`)} as known,
      coalesce(claims.lapsed, 0) as lapsed, coalesce(claims.open, 0) as open,
      coalesce(kept.confirmations, 0) as confirmations,
      coalesce(wrong.disputes_right, 0) as disputes_right, coalesce(wrong.disputes_wrong, 0) as disputes_wrong,
      least(claims.since, kept.since, wrong.since) as since
    from unnest(${people}::text[]) as person (claimant)
    left join lateral (
      select min(received_at) as since,
        (count(*) filter (where state = 'accepted'))::integer as accepted,
        (count(*) filter (
          where state in ('rejected', 'withdrawn') and decided_by is distinct from 'author'
        ))::integer as rejected,
        (count(*) filter (where state = 'accepted' and ${BY_FIRM}))::integer as borne_out,
        (count(*) filter (where (state = 'rejected' and ${BY_FIRM}
          or state = 'withdrawn' and decided_by = 'administrator')
          and decision_reason is distinct from 'locked'))::integer as contradicted,
        (count(*) filter (where state = 'lapsed'))::integer as lapsed,
        (count(*) filter (where state in ('held', 'reported')))::integer as open
      from observation where observation.claimant = person.claimant
    ) claims on true
    left join lateral (
      select min(received_at) as since, count(*)::integer as confirmations
      from confirmation where confirmation.claimant = person.claimant and not undone
    ) kept on true
    left join lateral (
      select min(created_at) as since,
        (count(*) filter (where outcome = 'right'))::integer as disputes_right,
        (count(*) filter (where outcome = 'wrong'))::integer as disputes_wrong
      from price_dispute where price_dispute.claimant = person.claimant
    ) wrong on true
  `.execute(executor);
  return new Map(
    rows.map(({ claimant, since, ...record }) => [
      claimant,
      { id: pseudonym(claimant), ...record, since: since?.toISOString() ?? null },
    ]),
  );
}
