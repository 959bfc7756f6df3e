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

/** What a code is for: to choose a new password, or to verify that an e-mail is one's own. */
export type CodePurpose = 'password' | 'verification';

const fields = { code: [{ code: 'code_wrong' }] } as const;

/** The same error for a code that is wrong or was used, and for an e-mail without an account. */
export const wrongCode = (): AppError => validation(fields);

/**
 * The error for a code that is no longer valid: no attempt is left, or it has expired. It does not reveal whether
 * the e-mail has an account, as codes are made for every e-mail.
 */
const spentCode = (): AppError => validation(fields, 'code_spent');

const MINUTE_MS = 60_000;

/** The codes that are mailed, one for each purpose and address, hashed with a key (rules account-recovery, account-verified). */
export class EmailCodes {
  readonly #db: Executor;
  readonly #clock: Clock;
  readonly #key: Uint8Array;

  /**
   * @param db no transaction: a try counts whatever becomes of the rest
   * @param key 32 bytes, the same in every server process
   */
  constructor(db: Executor, clock: Clock, key: Uint8Array) {
    this.#db = db;
    this.#clock = clock;
    this.#key = key;
  }

  /**
   * Makes a code for an e-mail; it replaces an older one. Addresses without an account get one too, so that checking a
   * wrong code takes the same work for both.
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
   * Finds how long the newest code of an e-mail can still be redeemed. It is told of every e-mail, whether or not it has
   * an account.
   * @returns milliseconds; 0 when there is none, it has expired, or no try is left
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
   * Redeems a code; it can be used once.
   * @throws wrongCode; AppError `code_spent`
   */
  async redeem(purpose: CodePurpose, email: string, code: string): Promise<void> {
    const codeOf = this.#codeOf(purpose, email);
    // One statement counts, compares and uses up: of tries at once none is free.
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

  /** Deletes the codes of an e-mail, if there are any. */
  async forget(email: string): Promise<void> {
    await this.#db.deleteFrom('email_code').where('address_hash', '=', this.#hash(email)).execute();
  }

  /** With a key: a plain hash of eight digits is reversed quickly by trying all of them. */
  #hash(email: string, code = ''): string {
    return createHmac('sha256', this.#key).update(`${email}\n${code}`).digest('base64url');
  }

  #in(minutes: number): Date {
    return new Date(this.#clock.now().getTime() + minutes * MINUTE_MS);
  }

  /**
   * Finds the code of an e-mail that nobody has redeemed. None that was made by now lasts longer than this: one that does
   * is of a clock that ran ahead, and counts as none.
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
