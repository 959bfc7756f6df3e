import { AlertDialog } from '@pieno/ui/layers/alert-dialog.tsx';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { m } from '../../paraglide/messages.js';
import { returnToOf, withReturnTo } from '../../core/session/return-to.ts';

interface SignInDialogProps {
  /** Ends with 'Vuoi accedere o registrarti ora?'. */
  message: string;
  /** Where to return after signing in; by default this page. */
  returnTo?: string | undefined;
  onClose: () => void;
}

/**
 * Dialog that invites to register (rule permission-prompt): yes opens /social-login, no closes
 * it.
 */
export function SignInDialog({ message, returnTo, onClose }: SignInDialogProps) {
  const here = returnToOf({ pathname: location.pathname, searchStr: location.search });
  return (
    <AlertDialog message={message} closeLabel={m.prompt_refuse()} onClose={onClose}>
      <ButtonLink to={withReturnTo('/social-login', returnTo ?? here)} wide>
        {m.prompt_accept()}
      </ButtonLink>
    </AlertDialog>
  );
}
