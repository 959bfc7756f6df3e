import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { permissionsOf } from '@pieno/contract/features.ts';
import {
  GuestTokenPayloadSchema,
  type GuestAccess,
  type GuestTokenPayload,
} from '@pieno/contract/accounts/visitor.ts';
import { latestPlausible, type Clock } from '../../clock.ts';
import { guestExpired, unauthorized } from '../../errors.ts';

const ALGORITHM = 'HS256';
/** The `typ` header: distinguishes guest tokens from other tokens that may be signed with the same secret. */
const TYPE = 'guest+jwt';
/** Maximum characters of the User-Agent kept in the token, as the token is sent with every call. */
const USER_AGENT_MAX = 256;
const HOUR_MS = 3_600_000;

/** Issues and verifies guests' signed tokens (JWT); the server stores no list of guests. */
export class GuestTokens {
  readonly #secret: Uint8Array;
  readonly #clock: Clock;

  /** @param secret at least 32 bytes, the same in every server process */
  constructor(secret: Uint8Array, clock: Clock) {
    this.#secret = secret;
    this.#clock = clock;
  }

  /** Issues the token of a new guest (rule guest-token). @param from `hours`: how long it is valid */
  async issue(from: { ip: string; userAgent: string; hours: number }): Promise<GuestAccess> {
    const now = this.#clock.now();
    const guestId = randomUUID();
    const expiresAt = new Date(now.getTime() + from.hours * HOUR_MS).toISOString();
    const payload = {
      created_at: now.toISOString(),
      expires_at: expiresAt,
      ip_address: from.ip,
      user_agent: from.userAgent.slice(0, USER_AGENT_MAX),
    };
    const token = await new SignJWT(payload)
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setSubject(guestId)
      .sign(this.#secret);
    return {
      guest_id: guestId,
      guest_token: token,
      expires_at: expiresAt,
      permissions: permissionsOf('guest'),
    };
  }

  /**
   * Verifies a token that `issue` made (rules guest-token, guest-expiry).
   * @throws unauthorized for any other token; guestExpired when it has expired, or a fast clock issued it, which
   *   would prolong it
   */
  async read(token: string): Promise<{ type: 'guest'; id: string; expiresAt: Date }> {
    const { sub, created_at, expires_at } = await this.#verify(token);
    const expiresAt = new Date(expires_at);
    const now = this.#clock.now();
    if (expiresAt <= now || new Date(created_at) > latestPlausible(now)) throw guestExpired();
    return { type: 'guest', id: sub, expiresAt };
  }

  async #verify(token: string): Promise<GuestTokenPayload & { sub: string }> {
    const { payload } = await jwtVerify(token, this.#secret, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      requiredClaims: ['sub'],
    }).catch((error: unknown) => {
      throw error instanceof errors.JOSEError ? unauthorized() : error;
    });
    const claims = GuestTokenPayloadSchema.safeParse(payload);
    if (!claims.success) throw unauthorized();
    return { ...claims.data, sub: payload.sub! };
  }
}
