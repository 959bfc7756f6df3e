import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { findRule, type ActionOf, type Feature } from '@pieno/contract/features.ts';
import { may, type Actor, type Rule } from '@pieno/contract/policies/rule.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { recognise, visitorOf, type TokenReaders, type Visitor } from './authentication.ts';
import { forbidden, unauthorized } from '../errors.ts';

/** Makes the `onRequest` hook of a call that requires permission for an action on a feature. */
export type Allow = <F extends Feature>(
  feature: F,
  action: ActionOf<F>,
) => onRequestAsyncHookHandler;

/** Makes the `onRequest` hook of a call guarded by a rule outside the table of features. */
export type Guard = (rule: Rule) => onRequestAsyncHookHandler;

/**
 * Makes the hooks of `Guard`: each identifies the visitor and applies the rule. A hook throws what `identify` throws;
 * 401 for an anonymous visitor without permission, 403 for any other.
 */
export const guards =
  (readers: TokenReaders): Guard =>
  (rule) =>
  async (request) => {
    await recognise(request, readers);
    authorize(request, rule);
  };

const operators = new WeakSet<FastifyRequest>();
/** The operator has an administrator's permissions. */
const OPERATOR: Actor = { type: 'user', role: 'admin', isVerified: true };

/** The guard for the command line, where only the operator makes requests: tokens are ignored. */
export const operatorGuard: Guard = (rule) => async (request) => {
  operators.add(request);
  authorize(request, rule);
};

/**
 * Makes the permission hooks: each identifies the visitor and checks the table of features (rule permission-table).
 * A hook throws what `identify` throws; 401 for an anonymous visitor without permission, 403 for any other.
 */
export const permissions =
  (readers: TokenReaders): Allow =>
  (feature, action) =>
    guards(readers)(findRule(feature, action)!);

/**
 * Checks that the visitor, already identified, may act on an object: the part of the permission that `Allow` cannot
 * check before the object is read.
 * @throws unauthorized for an anonymous visitor without permission, forbidden for any other
 */
export function authorize<Target = void>(
  request: FastifyRequest,
  rule: Rule<Target>,
  ...target: Target extends void ? [] : [target: Target]
): void {
  const actor = operators.has(request) ? OPERATOR : actorOf(visitorOf(request));
  if (may(actor, rule, ...target)) return;
  if (actor.type === 'anonymous') throw unauthorized('not_authenticated');
  // A guest is asked to register before anything else that the rule asks of accounts.
  const isInvited = actor.type === 'guest' && rule.permits && !rule.allowed.includes('guest');
  throw forbidden((!isInvited && rule.refusal) || `needs_account_${rule.prompt}`);
}

/** Returns the visitor as the policies' actor. */
export function actorOf(visitor: Visitor): Actor {
  const { type } = visitor;
  if (type === 'user') {
    const { id, role, email_verified: isVerified } = visitor.user;
    return { type, id, role, isVerified };
  }
  return { type, id: type === 'guest' ? visitor.id : undefined };
}

/** Returns the request's user, on a route that `Allow` reserves for registered users. @throws unauthorized elsewhere */
export const userOf = (request: FastifyRequest): User => registeredOf(request).user;

/**
 * Returns the id of the account that makes the request; undefined for the operator. @throws unauthorized as `userOf`
 */
export const accountIdOf = (request: FastifyRequest): string | undefined =>
  operators.has(request) ? undefined : userOf(request).id;

/** Returns who decides in a call that the operator too may send. @throws unauthorized as `userOf` */
export function administratorOf(
  request: FastifyRequest,
): { role: 'administrator'; userId: string } | { role: 'operator' } {
  const userId = accountIdOf(request);
  return userId === undefined ? { role: 'operator' } : { role: 'administrator', userId };
}

/** Returns who manages a station in a call that the operator too may send. @throws unauthorized as `userOf` */
export function managerOf(request: FastifyRequest): { userId: string } | { role: 'operator' } {
  const userId = accountIdOf(request);
  return userId === undefined ? { role: 'operator' } : { userId };
}

/** Returns the request's session token, on a route that `Allow` reserves for registered users. */
export const sessionTokenOf = (request: FastifyRequest): string => registeredOf(request).token;

function registeredOf(request: FastifyRequest): Extract<Visitor, { type: 'user' }> {
  const visitor = visitorOf(request);
  if (visitor.type !== 'user') throw unauthorized('not_authenticated');
  return visitor;
}
