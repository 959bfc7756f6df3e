/** The invitations to register (rule permission-prompt), apart from the other errors: they open without a network. */
import type { PromptKey } from '@pieno/contract/policies/prompts.ts';
import prompts from '~messages/error_needs_account';

export const INVITATION_TEXTS = prompts satisfies Record<PromptKey, () => string>;

/** Returns the invitation with this code in the page's own words, or the server's sentence if the page has none. */
export function invitationText(code: string | null | undefined, sentence: string): string {
  const prompt = /^needs_account_(\w+)$/.exec(code ?? '')?.[1] ?? '';
  return Object.hasOwn(INVITATION_TEXTS, prompt)
    ? INVITATION_TEXTS[prompt as PromptKey]()
    : sentence;
}
