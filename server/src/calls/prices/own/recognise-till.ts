/** Recognises a till, which sends a token instead of a session (rule owner-tokens). */
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { TOKEN_PREFIX } from '@pieno/contract/prices/station-tokens.ts';
import type { Executor } from '../../../db/database.ts';
import { limitAccount } from '../../../limits/account-limits.ts';
import { unauthorized } from '../../../errors.ts';
import type { RateLimitStore } from '../../../limits/rate-limit-store.ts';
import { hashToken } from '../../../modules/tills/token-secret.ts';

const tills = new WeakMap<FastifyRequest, number>();

/** The id of the token sent with a request; undefined for a session. */
export const tillOf = (request: FastifyRequest): number | undefined => tills.get(request);

/**
 * Makes the hook of a call that tills make too: it recognises and counts a till's token, and leaves all else to the
 * other hook. The hook throws unauthorized for an unknown or revoked token, tooMany beyond its limit.
 */
export const orTill = (
  db: Executor,
  tries: RateLimitStore,
  other: onRequestAsyncHookHandler,
): onRequestAsyncHookHandler =>
  async function (request, reply) {
    const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!token?.startsWith(TOKEN_PREFIX)) return await other.call(this, request, reply);
    const row = await db
      .selectFrom('station_token')
      .select('id')
      .where('token_hash', '=', hashToken(token))
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (!row) throw unauthorized('token_refused');
    await limitAccount(tries, 'stationToken', String(row.id));
    tills.set(request, row.id);
  };
