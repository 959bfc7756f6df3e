import { PROMPTS, type PromptKey } from '@pieno/contract/features.ts';
import { AlertDialog } from '@pieno/ui/alert-dialog.tsx';
import { ButtonLink } from '@pieno/ui/button-link.tsx';
import { m } from '../paraglide/messages.js';

interface RegisterPromptProps {
  /** The feature the visitor wanted to use. */
  about: PromptKey;
  onClose: () => void;
}

/** Dialog 'Vuoi accedere o registrarti ora?' (spec §6): yes leads to /social-login, no just closes it. */
export function RegisterPrompt({ about, onClose }: RegisterPromptProps) {
  return (
    <AlertDialog message={PROMPTS[about]} closeLabel={m.prompt_refuse()} onClose={onClose}>
      <ButtonLink to="/social-login" wide>
        {m.prompt_accept()}
      </ButtonLink>
    </AlertDialog>
  );
}
