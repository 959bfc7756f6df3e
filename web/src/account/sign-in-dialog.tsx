import { AlertDialog } from '@pieno/ui/alert-dialog.tsx';
import { ButtonLink } from '@pieno/ui/button-link.tsx';
import { m } from '../paraglide/messages.js';

interface SignInDialogProps {
  /** Ends with the question 'Vuoi accedere o registrarti ora?'. */
  message: string;
  onClose: () => void;
}

/** Dialog that invites to register (rule permission-prompt): yes leads to /social-login, no just closes it. */
export function SignInDialog({ message, onClose }: SignInDialogProps) {
  return (
    <AlertDialog message={message} closeLabel={m.prompt_refuse()} onClose={onClose}>
      <ButtonLink to="/social-login" wide>
        {m.prompt_accept()}
      </ButtonLink>
    </AlertDialog>
  );
}
