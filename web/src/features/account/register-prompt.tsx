import type { PromptKey } from '@pieno/contract/policies/prompts.ts';
import { INVITATION_TEXTS } from '../../core/api/invitations/invitation-texts.ts';
import { SignInDialog } from './sign-in-dialog.tsx';

interface RegisterPromptProps {
  /** The feature the visitor wanted to use. */
  about: PromptKey;
  /** Where to come back to after signing in; this page without it. */
  returnTo?: string | undefined;
  onClose: () => void;
}

/** The invitation to register, in the words for what the visitor wanted (rule permission-prompt). */
export function RegisterPrompt({ about, ...rest }: RegisterPromptProps) {
  return <SignInDialog message={INVITATION_TEXTS[`needs_account_${about}`]()} {...rest} />;
}
