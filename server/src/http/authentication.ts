import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { GUEST_TOKEN_HEADER } from '@pieno/contract/api.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { unauthorized } from '../errors.ts';

interface Guest {
  type: 'guest';
  id: string;
  expiresAt: Date;
}

/** Who makes a request (rule visitor-kinds). */
export type Visitor =
  | { type: 'anonymous' }
  | Guest
  /** `token` is the session's token, for calls that end this session or all others. */
  | { type: 'user'; user: User; token: string };

/** Verify the two kinds of tokens. Each throws the `AppError` that answers an invalid token. */
export interface TokenReaders {
  guest(token: string): Promise<Guest>;
  user(token: string): Promise<User>;
}

const visitors = new WeakMap<FastifyRequest, Visitor>();

/** Makes a hook for calls that are open to all visitors but whose answer depends on the visitor: see `recognise`. */
export function identify(readers: TokenReaders): onRequestAsyncHookHandler {
  return async (request) => {
    await recognise(request, readers);
  };
}

/**
 * Identifies the visitor from the request's tokens. A bearer token takes precedence over a guest token (rule
 * visitor-kinds).
 * @throws unauthorized for a token that is forged, malformed or unknown; guestExpired
 */
export async function recognise(request: FastifyRequest, readers: TokenReaders): Promise<Visitor> {
  const visitor = await readVisitor(request.headers, readers);
  visitors.set(request, visitor);
  return visitor;
}

/** Returns the visitor found by `recognise`; on routes without it, always the anonymous one. */
export function visitorOf(request: FastifyRequest): Visitor {
  return visitors.get(request) ?? { type: 'anonymous' };
}

async function readVisitor(
  headers: FastifyRequest['headers'],
  readers: TokenReaders,
): Promise<Visitor> {
  if (headers.authorization !== undefined) {
    const [, token] = /^Bearer +([\w.~+/=-]+)$/i.exec(headers.authorization) ?? [];
    if (!token) throw unauthorized();
    return { type: 'user', user: await readers.user(token), token };
  }
  const guestToken = headers[GUEST_TOKEN_HEADER];
  if (guestToken === undefined) return { type: 'anonymous' };
  return readers.guest(String(guestToken));
}
