import { betterAuth } from 'better-auth';
import { emailOTP } from 'better-auth/plugins';
import type { BaseLogger } from 'pino';
import { API_BASE } from '@pieno/contract/access.ts';
import {
  PASSWORD_MAX,
  PASSWORD_MIN,
  RECOVERY,
  SECURITY_CODE_DIGITS,
  SESSION_DAYS,
} from '@pieno/contract/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { CREDENTIAL_FIELDS, SESSION_FIELDS, USER_FIELDS, VERIFICATION_FIELDS } from './columns.ts';
import { sessionTimes } from './sessions.ts';

export interface EngineParts {
  db: Executor;
  clock: Clock;
  /** 32 bytes, the same in every server process. */
  secret: Uint8Array;
  /** Origin under which visitors reach the product. */
  publicUrl: string | undefined;
  logger: Pick<BaseLogger, 'error'>;
}

/**
 * better-auth, which hashes passwords, begins sessions and keeps recovery codes. It is asked through `api` and
 * `$context`, never over HTTP: its routes, cookies and rate limits stay out of the house, and it knows none of
 * the columns of `app_user` that say what somebody may do. Never call it inside a transaction, it asks the
 * database directly. It tells the age of a code by the machine's time; sessions live by our clock.
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
    // Its warnings are visitors who mistype; what follows a message may hold their data.
    logger: { level: 'error', log: (_level, message) => parts.logger.error(message) },
    advanced: {
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => crypto.randomUUID() },
    },
    user: { modelName: 'app_user', fields: USER_FIELDS },
    session: {
      modelName: 'user_session',
      fields: SESSION_FIELDS,
      expiresIn: SESSION_DAYS * 86_400,
    },
    account: { modelName: 'user_credential', fields: CREDENTIAL_FIELDS },
    verification: {
      modelName: 'user_verification',
      fields: VERIFICATION_FIELDS,
      // Somebody may have typed an address that belongs to nobody here.
      storeIdentifier: 'hashed',
    },
    databaseHooks: {
      session: { create: { before: async () => ({ data: sessionTimes(parts.clock) }) } },
    },
    emailAndPassword: {
      enabled: true,
      // Accounts are made by `register`, whole or not at all.
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      revokeSessionsOnPasswordReset: true,
    },
    plugins: [
      emailOTP({
        otpLength: SECURITY_CODE_DIGITS,
        expiresIn: RECOVERY.minutes * 60,
        allowedAttempts: RECOVERY.tries,
        storeOTP: 'hashed',
        disableSignUp: true,
        // Recovery makes the codes and mails them after its answer (modules/recovery).
        sendVerificationOTP: () => Promise.reject(new Error('better-auth mails nothing')),
      }),
    ],
  });
}

export type Engine = ReturnType<typeof createEngine>;

/** What the work on accounts stands on. */
export interface AccountParts {
  engine: Engine;
  db: Executor;
  clock: Clock;
}
