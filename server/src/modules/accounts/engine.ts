import { createHmac } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { emailOTP } from 'better-auth/plugins';
import type { BaseLogger } from 'pino';
import { API_BASE } from '@pieno/contract/access.ts';
import { RECOVERY, SECURITY_CODE_DIGITS } from '@pieno/contract/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
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

/**
 * better-auth, which hashes passwords and keeps recovery codes. It is asked through `api` and `$context`, never
 * over HTTP: its routes, cookies, sessions and rate limits stay out of the house, and it knows none of the
 * columns of `app_user` that say what somebody may do. Never call it inside a transaction, it asks the database
 * directly. It tells the age of a code by the machine's time.
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
    session: { modelName: 'user_session', fields: SESSION_FIELDS },
    account: { modelName: 'user_credential', fields: CREDENTIAL_FIELDS },
    verification: {
      modelName: 'user_verification',
      fields: VERIFICATION_FIELDS,
      // Somebody may have typed an address that belongs to nobody here.
      storeIdentifier: 'hashed',
    },
    databaseHooks: {
      // A code that is taken begins one, and nobody gets it: it is over as it begins.
      session: { create: { before: async () => ({ data: overSince(parts.clock.now()) }) } },
    },
    plugins: [
      emailOTP({
        otpLength: SECURITY_CODE_DIGITS,
        expiresIn: RECOVERY.minutes * 60,
        allowedAttempts: RECOVERY.tries,
        // Eight digits are guessed from a plain hash in a moment: it takes the secret too.
        storeOTP: {
          hash: async (code) => createHmac('sha256', parts.secret).update(code).digest('base64url'),
        },
        disableSignUp: true,
        // Recovery makes the codes and mails them after its answer (modules/recovery).
        sendVerificationOTP: () => Promise.reject(new Error('better-auth mails nothing')),
      }),
    ],
  });
}

function overSince(now: Date) {
  return { createdAt: now, updatedAt: now, expiresAt: now, ipAddress: null, userAgent: null };
}

export type Engine = ReturnType<typeof createEngine>;

/** What the work on accounts stands on. */
export interface AccountParts {
  engine: Engine;
  db: Executor;
  clock: Clock;
}
