/**
 * Policies: who may do what to which object. One file for each domain lists its rules; routes and screens ask them with
 * `may`, and nothing else decides.
 */
import type { ErrorCode } from '../error-sentences.ts';
import type { VisitorKind } from '../pages.ts';
import type { PromptKey } from './prompts.ts';

/** The roles of an account. An administrator is a user whom the operator or another one has made so. */
export const ROLES = ['user', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who wants to do something. */
export interface Actor {
  type: VisitorKind;
  /** Of a guest or an account. */
  id?: string | undefined;
  /** Of an account. */
  role?: string | undefined;
  /** True for an account whose e-mail is verified. */
  isVerified?: boolean | undefined;
}

/** Who may do something. `Target` is what it is done to; a rule without one holds for everything of its kind. */
export interface Rule<Target = void> {
  /** Kinds of visitors that may, if the target does not say otherwise. */
  allowed: readonly VisitorKind[];
  /** Whether one of them may do it to this target, e.g. because it is their own. */
  permits?: (actor: Actor, target: Target) => boolean;
  /** What to say to a visitor who would have to register. */
  prompt: PromptKey;
  /** What the server tells with 403; without it, the prompt. */
  refusal?: ErrorCode;
}

export const EVERYONE: readonly VisitorKind[] = ['anonymous', 'guest', 'user'];
export const VISITORS: readonly VisitorKind[] = ['guest', 'user'];
export const REGISTERED: readonly VisitorKind[] = ['user'];

/** Makes the rule of something that registered users may do. */
export const registered = (prompt: PromptKey, refusal?: ErrorCode): Rule => ({
  allowed: REGISTERED,
  prompt,
  ...(refusal !== undefined && { refusal }),
});

/** Makes the rule of something that only an account with a verified e-mail may do. */
export const verified = (prompt: PromptKey): Rule => ({
  allowed: REGISTERED,
  permits: ({ isVerified }) => isVerified === true,
  prompt,
  refusal: 'email_unverified',
});

/** Makes the rule of something that only an administrator may do. */
export const administrators = (): Rule => ({
  allowed: REGISTERED,
  permits: ({ role }) => role === 'admin',
  prompt: 'generic',
  refusal: 'administrators_only',
});

/** True when the actor may do what the rule is about, to this target where the rule asks for one. */
export function may<Target = void>(
  actor: Actor,
  rule: Rule<Target>,
  ...[target]: Target extends void ? [] : [target: Target]
): boolean {
  return rule.allowed.includes(actor.type) && (rule.permits?.(actor, target as Target) ?? true);
}
