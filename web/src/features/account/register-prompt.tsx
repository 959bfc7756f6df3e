import type { PromptKey } from '@pieno/contract/policies/prompts.ts';
import { INVITATION_TEXTS } from '../../core/api/invitations/invitation-texts.ts';
import { SignInDialog } from './sign-in-dialog.tsx';

interface RegisterPromptProps {
  /** The feature that the visitor wanted to use. */
  about: PromptKey;
  /** Where to return after signing in; by default this page. */
  returnTo?: string | undefined;
  onClose: () => void;
}

/** Prompt to register, worded for the requested feature (rule permission-prompt). */
export function RegisterPrompt({ about, ...rest }: RegisterPromptProps) {
  return <SignInDialog message={INVITATION_TEXTS[`needs_account_${about}`]()} {...rest} />;
}
