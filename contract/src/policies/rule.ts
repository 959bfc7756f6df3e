/**
 * Policies: who may do what to which object. One file per domain lists its rules; routes and screens check them with
 * `may` only.
 */
import type { ErrorCode } from '../error-sentences.ts';
import type { VisitorKind } from '../pages.ts';
import type { PromptKey } from './prompts.ts';

/** The roles of an account. The operator or an administrator makes a user an administrator. */
export const ROLES = ['user', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export interface Actor {
  type: VisitorKind;
  id?: string | undefined;
  role?: string | undefined;
  isVerified?: boolean | undefined;
}

/** Who may act on a `Target`; a rule without one applies to all objects of its kind. */
export interface Rule<Target = void> {
  /** The kinds of visitors that may act, unless `permits` refuses. */
  allowed: readonly VisitorKind[];
  /** Whether such a visitor may act on this target, e.g. because it is their own. */
  permits?: (actor: Actor, target: Target) => boolean;
  prompt: PromptKey;
  /** The error sent with 403; the prompt if missing. */
  refusal?: ErrorCode;
}

export const EVERYONE: readonly VisitorKind[] = ['anonymous', 'guest', 'user'];
export const VISITORS: readonly VisitorKind[] = ['guest', 'user'];
export const REGISTERED: readonly VisitorKind[] = ['user'];

/** Makes the rule of an action for registered users. */
export const registered = (prompt: PromptKey, refusal?: ErrorCode): Rule => ({
  allowed: REGISTERED,
  prompt,
  ...(refusal !== undefined && { refusal }),
});

/** Makes the rule of an action that requires a verified e-mail. */
export const verified = (prompt: PromptKey): Rule => ({
  allowed: REGISTERED,
  permits: ({ isVerified }) => isVerified === true,
  prompt,
  refusal: 'email_unverified',
});

/** Makes the rule of an action for administrators. */
export const administrators = (): Rule => ({
  allowed: REGISTERED,
  permits: ({ role }) => role === 'admin',
  prompt: 'generic',
  refusal: 'administrators_only',
});

/** True when the rule allows the actor to act, on this target if the rule has one. */
export function may<Target = void>(
  actor: Actor,
  rule: Rule<Target>,
  ...[target]: Target extends void ? [] : [target: Target]
): boolean {
  return rule.allowed.includes(actor.type) && (rule.permits?.(actor, target as Target) ?? true);
}
