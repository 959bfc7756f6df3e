import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { GUEST_TOKEN_HEADER, type User } from '@pieno/contract/visitor.ts';
import { unauthorized } from './errors.ts';

export interface Guest {
  type: 'guest';
  id: string;
  expiresAt: Date;
}

/** Who asks (spec §4). */
export type Visitor =
  | { type: 'anonymous' }
  | Guest
  /** `token` is the session's, for calls that end it or spare it. */
  | { type: 'user'; user: User; token: string };

/** How the two kinds of tokens are read. Each throws the answer that a bad token gets. */
export interface TokenReaders {
  guest(token: string): Promise<Guest>;
  user(token: string): Promise<User>;
}

const visitors = new WeakMap<FastifyRequest, Visitor>();

/** A hook for personal calls that are open to all: see `recognise`. */
export function identify(readers: TokenReaders): onRequestAsyncHookHandler {
  return async (request) => {
    await recognise(request, readers);
  };
}

/**
 * Finds out who asks. A bearer token counts before a guest token (spec §7).
 * @throws unauthorized for a token that is forged, malformed or unknown; guestExpired
 */
export async function recognise(request: FastifyRequest, readers: TokenReaders): Promise<Visitor> {
  const visitor = await readVisitor(request.headers, readers);
  visitors.set(request, visitor);
  return visitor;
}

/** Who asks, on a route that recognises its visitors; all other routes answer everybody alike. */
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
