import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { SENTENCES } from '@pieno/contract/errors.ts';
import { findRule, PROMPTS, type ActionOf, type Feature } from '@pieno/contract/features.ts';
import type { User } from '@pieno/contract/visitor.ts';
import { recognise, visitorOf, type TokenReaders, type Visitor } from './authentication.ts';
import { forbidden, unauthorized } from './errors.ts';

/** Makes the `onRequest` hook of a call that requires permission for an action on a feature. */
export type Allow = <F extends Feature>(
  feature: F,
  action: ActionOf<F>,
) => onRequestAsyncHookHandler;

/**
 * Makes the permission hooks: each identifies the visitor and checks the table of features (rule permission-table).
 * A hook throws what `identify` throws; 401 for an anonymous visitor without permission, 403 for any other.
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

/** Returns the request's user, on a route that `Allow` reserves for registered users. @throws unauthorized elsewhere */
export const userOf = (request: FastifyRequest): User => registeredOf(request).user;

/** Returns the request's session token, on a route that `Allow` reserves for registered users. */
export const sessionTokenOf = (request: FastifyRequest): string => registeredOf(request).token;

function registeredOf(request: FastifyRequest): Extract<Visitor, { type: 'user' }> {
  const visitor = visitorOf(request);
  if (visitor.type !== 'user') throw unauthorized(SENTENCES.notAuthenticated);
  return visitor;
}
