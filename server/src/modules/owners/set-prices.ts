import type { OwnerPrices } from '@pieno/contract/owners.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { AppError, validation } from '../../http/errors.ts';
import type { PersonHash } from '../accounts/person.ts';
import { enterStation } from './enter-station.ts';
import { changePrices } from '../prices/change-prices.ts';
import { answerOwnWord, recordOwnWord, type OwnAnswer } from './record-own-word.ts';

export interface SetPricesParts {
  clock: Clock;
  personHash: PersonHash;
}

/** What an owner says of a station's prices. */
export interface OwnWord extends OwnerPrices {
  userId: string;
  stationId: number;
  /** The Idempotency-Key, a UUID. */
  key: string;
}

/**
 * Records what an owner says of a station's prices, all of it or nothing (rule owner-prices). The same key gets the first
 * answer.
 * @returns the station's prices; `isChanged` and nothing recorded when prices that were to stay are not current
 * @throws validation for a time, which only tills tell; what `recordOwnWord` and `enterStation` throw
 */
export async function setOwnPrices(
  db: Executor,
  { clock, personHash }: SetPricesParts,
  { userId, ...word }: OwnWord,
): Promise<OwnAnswer> {
  return await changePrices(
    db,
    clock,
    async (change) => {
      const { tx, now: seenAt } = change;
      const { email } = await enterStation(tx, userId, word.stationId);
      if (word.effective_at !== undefined) {
        throw validation({ effective_at: [{ code: 'effective_at_tills' }] });
      }
      const actor = { role: 'owner', userId } as const;
      const speaker = { userId, tokenId: null, person: personHash(email), actor, seenAt };
      return await recordOwnWord(change, speaker, word);
    },
    (said, _settled, change) => answerOwnWord(change, word, said),
  );
}

/** @throws AppError 422 for a header that is no UUID */
export function keyOf(header: string | string[] | undefined): string {
  const key = typeof header === 'string' ? header.trim().toLowerCase() : '';
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key)) {
    throw new AppError(422, 'idempotency_key_missing');
  }
  return key;
}
