import { createHmac, randomInt } from 'node:crypto';
import { sql, type ExpressionBuilder } from 'kysely';
import {
  FUTURE_TOLERANCE_MINUTES,
  RECOVERY,
  SECURITY_CODE_DIGITS,
} from '@pieno/contract/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import type { DB } from '../../db/schema.gen.ts';
import { validation, type AppError } from '../../errors.ts';

/** The purpose of a code: choosing a new password, or verifying an e-mail. */
export type CodePurpose = 'password' | 'verification';

const fields = { code: [{ code: 'code_wrong' }] } as const;

/** The error for a wrong or used code, and for an e-mail without an account. */
export const wrongCode = (): AppError => validation(fields);

/**
 * The error for an expired code and for one without attempts left. It does not reveal whether the e-mail has an
 * account, as codes are created for every e-mail.
 */
const spentCode = (): AppError => validation(fields, 'code_spent');

const MINUTE_MS = 60_000;

/**
 * Codes sent by mail, one per purpose and address, stored as keyed hashes (rules account-recovery, account-verified).
 */
export class EmailCodes {
  readonly #db: Executor;
  readonly #clock: Clock;
  readonly #key: Uint8Array;

  /**
   * @param db not a transaction: an attempt counts even if the call fails
   * @param key 32 bytes, the same in every server process
   */
  constructor(db: Executor, clock: Clock, key: Uint8Array) {
    this.#db = db;
    this.#clock = clock;
    this.#key = key;
  }

  /**
   * Creates a code for an e-mail, which replaces an older one. Addresses without an account get one too, so that
   * checking a wrong code takes equally long for both.
   * @returns eight digits, to be mailed
   */
  async make(purpose: CodePurpose, email: string): Promise<string> {
    const code = String(randomInt(10 ** SECURITY_CODE_DIGITS)).padStart(SECURITY_CODE_DIGITS, '0');
    const made = {
      code_hash: this.#hash(email, code),
      tries: 0,
      expires_at: this.#in(RECOVERY.minutes),
    };
    await this.#db
      .insertInto('email_code')
      .values({ purpose, address_hash: this.#hash(email), ...made })
      .onConflict((conflict) => conflict.columns(['purpose', 'address_hash']).doUpdateSet(made))
      .execute();
    return code;
  }

  /**
   * Returns how long the newest code of an e-mail can still be redeemed, for any e-mail, with or without an account.
   * @returns milliseconds; 0 when there is no code, it has expired, or no attempt is left
   */
  async leftMs(purpose: CodePurpose, email: string): Promise<number> {
    const code = await this.#db
      .selectFrom('email_code')
      .select('expires_at')
      .where(this.#codeOf(purpose, email))
      .where('tries', '<', RECOVERY.tries)
      .executeTakeFirst();
    return Math.max(0, (code?.expires_at.getTime() ?? 0) - this.#clock.now().getTime());
  }

  /**
   * Redeems a code; it works once.
   * @throws wrongCode; AppError `code_spent`
   */
  async redeem(purpose: CodePurpose, email: string, code: string): Promise<void> {
    const codeOf = this.#codeOf(purpose, email);
    // One statement counts, compares and redeems, so that concurrent attempts all count.
    const tried = await this.#db
      .updateTable('email_code')
      .set(({ eb }) => ({
        tries: eb('tries', '+', 1),
        code_hash: sql<string | null>`nullif(code_hash, ${this.#hash(email, code)})`,
      }))
      .where(codeOf)
      .where('tries', '<', RECOVERY.tries)
      .where('expires_at', '>', this.#clock.now())
      .returning('code_hash')
      .executeTakeFirst();
    if (tried?.code_hash === null) return;
    if (tried) throw wrongCode();
    const spent = await this.#db
      .deleteFrom('email_code')
      .where(codeOf)
      .returning('tries')
      .executeTakeFirst();
    throw spent ? spentCode() : wrongCode();
  }

  /** Deletes all codes of an e-mail. */
  async forget(email: string): Promise<void> {
    await this.#db.deleteFrom('email_code').where('address_hash', '=', this.#hash(email)).execute();
  }

  /** Keyed, because trying all eight-digit numbers reverses a plain hash quickly. */
  #hash(email: string, code = ''): string {
    return createHmac('sha256', this.#key).update(`${email}\n${code}`).digest('base64url');
  }

  #in(minutes: number): Date {
    return new Date(this.#clock.now().getTime() + minutes * MINUTE_MS);
  }

  /**
   * Selects the unredeemed code of an e-mail. One that expires later than a code created now has the time of a clock
   * that ran ahead, and is ignored.
   */
  #codeOf(purpose: CodePurpose, email: string) {
    const address = this.#hash(email);
    const latest = this.#in(RECOVERY.minutes + FUTURE_TOLERANCE_MINUTES);
    return (eb: ExpressionBuilder<DB, 'email_code'>) =>
      eb.and([
        eb('purpose', '=', purpose),
        eb('address_hash', '=', address),
        eb('code_hash', 'is not', null),
        eb('expires_at', '<=', latest),
      ]);
  }
}
