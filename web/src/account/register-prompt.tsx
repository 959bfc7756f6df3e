import type { PromptKey } from '@pieno/contract/policies/prompts.ts';
import { errorText } from '../api/error-texts.ts';
import { SignInDialog } from './sign-in-dialog.tsx';

interface RegisterPromptProps {
  /** The feature the visitor wanted to use. */
  about: PromptKey;
  onClose: () => void;
}

/** The invitation to register, in the words for what the visitor wanted (rule permission-prompt). */
export function RegisterPrompt({ about, onClose }: RegisterPromptProps) {
  return <SignInDialog message={errorText({ code: `needs_account_${about}` })} onClose={onClose} />;
}
