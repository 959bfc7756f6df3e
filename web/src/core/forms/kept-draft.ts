/**
 * Unsaved input of a form when the session ended: it stays on the phone for that account alone, for a day
 * (rule form-draft).
 */
import { useEffect, useEffectEvent } from 'react';
import { isExpired } from '../session/machine.ts';
import { visitorStore } from '../session/session.ts';
import { localRecord } from '../storage/local-record.ts';
import { anything, fields, list, number, text } from '../storage/stored-shape.ts';

interface KeptDraft {
  form: string;
  user_id: string;
  /** Milliseconds since 1970. */
  at: number;
  typed: unknown;
}

const KEPT_MS = 86_400_000;
const NONE: KeptDraft[] = [];
const drafts = localRecord(
  'pieno.drafts',
  list(fields<KeptDraft>({ form: text, user_id: text, at: number, typed: anything })),
  NONE,
);

const fresh = () => drafts.get().filter(({ at }) => Date.now() - at < KEPT_MS);
const isOf = (form: string, userId: string) => (draft: KeptDraft) =>
  draft.form === form && draft.user_id === userId;

/** Returns the account's draft of a form; undefined without one. */
export const keptDraft = <Typed>(form: string, userId: string): Typed | undefined =>
  fresh().find(isOf(form, userId))?.typed as Typed | undefined;

function replace(form: string, userId: string, ...kept: KeptDraft[]): void {
  const others = fresh().filter((draft) => !isOf(form, userId)(draft));
  drafts.set(others.length + kept.length > 0 ? [...others, ...kept] : NONE);
}

/**
 * Stores the input when the session ends while the form is open; opening the form deletes the earlier draft.
 * @param form a distinct name for each form and subject
 * @param typed returns the input to store; null if nothing was typed
 */
export function useKeepDraft(form: string, userId: string, typed: () => unknown): void {
  const keep = useEffectEvent(() => {
    const now = typed();
    if (now !== null) replace(form, userId, { form, user_id: userId, at: Date.now(), typed: now });
  });
  useEffect(() => {
    replace(form, userId);
    return visitorStore.subscribe((visitor) => isExpired(visitor) && keep());
  }, [form, userId]);
}
