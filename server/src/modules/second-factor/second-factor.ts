import type { BaseLogger } from 'pino';
import { sql } from 'kysely';
import { SECOND_FACTOR } from '@pieno/contract/administration-limits.ts';
import type { SecondFactor as SecondFactorState } from '@pieno/contract/accounts/second-factor.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { conflict, invalid, validation } from '../../errors.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { seal, unseal } from './sealed-secret.ts';
import { findStep, forApp, newSecret } from './totp.ts';

const OTHER_SECRET =
  'This second factor was made with another SECRET, so no code of it is right: set the old one, or take it off.';

const isCode = new RegExp(`^\\d{${SECOND_FACTOR.digits}}$`, 'u');

/**
 * The second factor of accounts (rule second-factor): single-use codes of an app, and recovery codes. All methods
 * take the transaction of the action that requires it.
 */
export class SecondFactor {
  readonly #key: Uint8Array;
  readonly #clock: Clock;
  readonly #logger: Pick<BaseLogger, 'warn'> | undefined;

  /** @param key 32 bytes, the same in every server process */
  constructor(key: Uint8Array, clock: Clock, logger?: Pick<BaseLogger, 'warn'>) {
    this.#key = key;
    this.#clock = clock;
    this.#logger = logger;
  }

  /** Reads whether an account's sign-in requires it, and how many recovery codes are left. */
  async read(executor: Executor, userId: string): Promise<SecondFactorState> {
    const row = await executor
      .selectFrom('second_factor')
      .select(['enabled_at', 'recovery_hashes'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    const enabled = row?.enabled_at != null;
    return { enabled, recovery_codes: enabled ? row.recovery_hashes.length : 0 };
  }

  /**
   * Checks the second factor of a sign-in, where the account has one.
   * @param tx the transaction that starts the session
   * @throws invalid `second_factor_needed`; validation `second_factor_wrong` on `totp`
   */
  async pass(tx: Executor, userId: string, typed: string | undefined): Promise<void> {
    const row = await lock(tx, userId);
    if (!row?.enabled_at) return;
    if (typed === undefined) {
      const params = { digits: SECOND_FACTOR.digits };
      throw invalid({ code: 'second_factor_needed', params });
    }
    await this.#use(tx, userId, row, typed, 'totp');
  }

  /**
   * Makes a secret, to be enabled by its first code.
   * @param account what the app shows beside the name of Pieno
   * @throws conflict `second_factor_on`
   */
  async start(tx: Executor, userId: string, account: string) {
    if ((await lock(tx, userId))?.enabled_at) throw conflict('second_factor_on');
    const secret = newSecret();
    const sealed = await seal(this.#key, userId, secret);
    await tx
      .insertInto('second_factor')
      .values({ user_id: userId, secret: sealed })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({ secret: sealed, last_step: null }),
      )
      .execute();
    return forApp(secret, account);
  }

  /**
   * Enables the second factor with the first code.
   * @returns the recovery codes, which are shown only now
   * @throws conflict `second_factor_on`, `second_factor_off`; validation `second_factor_wrong` on `code`
   */
  async enable(tx: Executor, userId: string, typed: string): Promise<string[]> {
    const row = await lock(tx, userId);
    if (!row) throw conflict('second_factor_off');
    if (row.enabled_at) throw conflict('second_factor_on');
    await this.#use(tx, userId, row, typed, 'code');
    const codes = newRecoveryCodes();
    await tx
      .updateTable('second_factor')
      .set({
        enabled_at: this.#clock.now(),
        recovery_hashes: codes.map((code) => hashRecoveryCode(this.#key, code)),
      })
      .where('user_id', '=', userId)
      .execute();
    return codes;
  }

  /**
   * Disables the second factor with a code.
   * @throws conflict `second_factor_off`; validation `second_factor_wrong` on `code`
   */
  async disable(tx: Executor, userId: string, typed: string): Promise<void> {
    const row = await lock(tx, userId);
    if (!row?.enabled_at) throw conflict('second_factor_off');
    await this.#use(tx, userId, row, typed, 'code');
    await removeSecondFactor(tx, userId);
  }

  /** Uses a code up. @throws validation on the field, for a wrong or used one */
  async #use(tx: Executor, userId: string, row: Row, code: string, field: string): Promise<void> {
    const change = isCode.test(code)
      ? await this.#useStep(userId, row, code)
      : useRecoveryCode(row, hashRecoveryCode(this.#key, code));
    if (!change) {
      const problem = { code: 'second_factor_wrong' } as const;
      throw validation({ [field]: [problem] }, 'second_factor_wrong');
    }
    await tx.updateTable('second_factor').set(change).where('user_id', '=', userId).execute();
  }

  async #useStep(userId: string, { secret, last_step: last }: Row, code: string) {
    const key = await unseal(this.#key, userId, secret);
    if (key === undefined) {
      this.#logger?.warn({ user: userId }, OTHER_SECRET);
      return undefined;
    }
    const step = await findStep(key, code, this.#clock.now(), Number(last ?? -1));
    return step === undefined ? undefined : { last_step: String(step) };
  }
}

type Row = NonNullable<Awaited<ReturnType<typeof lock>>>;

/** Locks the row, so that of two requests with one code the second finds it used. */
async function lock(tx: Executor, userId: string) {
  return await tx
    .selectFrom('second_factor')
    .select(['secret', 'enabled_at', 'last_step', 'recovery_hashes'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

function useRecoveryCode({ recovery_hashes: hashes }: Row, hash: string) {
  if (!hashes.includes(hash)) return undefined;
  const left = hashes.filter((other) => other !== hash);
  return { recovery_hashes: sql<string[]>`${left}::text[]` };
}

/** Removes an account's second factor, for a person without phone and codes. @returns whether it was enabled */
export async function removeSecondFactor(tx: Executor, userId: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('second_factor')
    .where('user_id', '=', userId)
    .returning('enabled_at')
    .executeTakeFirst();
  return removed?.enabled_at != null;
}
