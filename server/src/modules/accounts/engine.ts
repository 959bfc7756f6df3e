import { createHmac } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { emailOTP } from 'better-auth/plugins';
import pLimit from 'p-limit';
import type { BaseLogger } from 'pino';
import { API_BASE } from '@pieno/contract/api.ts';
import { RECOVERY, SECURITY_CODE_DIGITS } from '@pieno/contract/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import type { PersonHash } from './person.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import { CREDENTIAL_FIELDS, SESSION_FIELDS, USER_FIELDS, VERIFICATION_FIELDS } from './columns.ts';

export interface EngineParts {
  db: Executor;
  clock: Clock;
  /** 32 bytes, the same in every server process. */
  secret: Uint8Array;
  /** Origin under which visitors reach the product. */
  publicUrl: string | undefined;
  logger: Pick<BaseLogger, 'error'>;
}

/** Two passwords at a time: each takes 34 MB for 60 ms, and of Node's four threads two stay free for files. */
const oneOfFew = pLimit(2);

/**
 * Configures better-auth, which hashes passwords and stores recovery codes. It is called through `api` and
 * `$context`, never over HTTP: its routes, cookies, sessions and rate limits are not used, and it does not know
 * the columns of `app_user` that hold permissions. Never call it inside a transaction: it queries the database
 * directly, outside the transaction. It measures the age of a code with the system clock, not with `clock`.
 */
export function createEngine(parts: EngineParts) {
  return betterAuth({
    appName: 'Pieno',
    baseURL: parts.publicUrl ?? 'http://localhost',
    basePath: `${API_BASE}/auth`,
    secret: Buffer.from(parts.secret).toString('base64'),
    database: { db: parts.db, type: 'postgres' },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    // Warnings only report visitors' typing errors. Arguments after the message are dropped: they may hold
    // personal data.
    logger: { level: 'error', log: (_level, message) => parts.logger.error(message) },
    advanced: {
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => crypto.randomUUID() },
    },
    user: { modelName: 'app_user', fields: USER_FIELDS },
    session: { modelName: 'user_session', fields: SESSION_FIELDS },
    account: { modelName: 'user_credential', fields: CREDENTIAL_FIELDS },
    verification: {
      modelName: 'user_verification',
      fields: VERIFICATION_FIELDS,
      // Hashed, as visitors may type e-mail addresses of people who have no account.
      storeIdentifier: 'hashed',
    },
    databaseHooks: {
      // Redeeming a code makes better-auth create a session. It is never handed to anybody, so it is created
      // already expired.
      session: { create: { before: async () => ({ data: expiredAt(parts.clock.now()) }) } },
    },
    emailAndPassword: {
      enabled: false,
      password: {
        hash: async (password) => await oneOfFew(hashPassword, password),
        verify: async (given) => await oneOfFew(verifyPassword, given),
      },
    },
    plugins: [
      emailOTP({
        otpLength: SECURITY_CODE_DIGITS,
        expiresIn: RECOVERY.minutes * 60,
        allowedAttempts: RECOVERY.tries,
        // An HMAC with the secret: a plain hash of eight digits is reversed quickly by trying all of them.
        storeOTP: {
          hash: async (code) => createHmac('sha256', parts.secret).update(code).digest('base64url'),
        },
        disableSignUp: true,
        // modules/recovery creates the codes and mails them after answering the request.
        sendVerificationOTP: () => Promise.reject(new Error('better-auth mails nothing')),
      }),
    ],
  });
}

function expiredAt(now: Date) {
  return { createdAt: now, updatedAt: now, expiresAt: now, ipAddress: null, userAgent: null };
}

export type Engine = ReturnType<typeof createEngine>;

/** Dependencies of the functions that work on accounts. */
export interface AccountParts {
  engine: Engine;
  db: Executor;
  clock: Clock;
  /** Asked wherever a session starts. */
  secondFactor: SecondFactor;
  personHash: PersonHash;
}
