import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { SENTENCES } from '@pieno/contract/errors.ts';
import { findRule, PROMPTS, type ActionOf, type Feature } from '@pieno/contract/features.ts';
import type { User } from '@pieno/contract/visitor.ts';
import { recognise, visitorOf, type TokenReaders, type Visitor } from './authentication.ts';
import { forbidden, unauthorized } from './errors.ts';

/** Makes the `onRequest` hook of a call that needs this action on this feature. */
export type Allow = <F extends Feature>(
  feature: F,
  action: ActionOf<F>,
) => onRequestAsyncHookHandler;

/**
 * The guard of personal calls: finds out who asks and looks into the one table of who may do what (spec §6).
 * Its hook throws what `identify` throws, 401 for an anonymous visitor who may not, 403 for a guest.
 */
export const permissions =
  (readers: TokenReaders): Allow =>
  (feature, action) => {
    const rule = findRule(feature, action)!;
    return async (request) => {
      const { type } = await recognise(request, readers);
      if (rule.allowed.includes(type)) return;
      if (type === 'anonymous') throw unauthorized(SENTENCES.notAuthenticated);
      throw forbidden(rule.refusal ?? PROMPTS[rule.prompt]);
    };
  };

/** The registered user who asks, on a route that `allow` keeps for them. @throws unauthorized elsewhere */
export const userOf = (request: FastifyRequest): User => registeredOf(request).user;

/** The session's token that came with the request, on a route that `allow` keeps for registered users. */
export const sessionTokenOf = (request: FastifyRequest): string => registeredOf(request).token;

function registeredOf(request: FastifyRequest): Extract<Visitor, { type: 'user' }> {
  const visitor = visitorOf(request);
  if (visitor.type !== 'user') throw unauthorized(SENTENCES.notAuthenticated);
  return visitor;
}
