import { RECOVERY } from '@pieno/contract/limits.ts';
import { letter } from '../../../modules/mail/letter.ts';
import type { Mail } from '../../../modules/mail/mailer.ts';

interface MailText {
  subject: string;
  introduction: string;
  warning: string;
}

const NEW_PASSWORD_MAIL: MailText = {
  subject: 'Il codice per la tua password di Pieno',
  introduction: 'Ciao, ecco il codice per scegliere una nuova password di Pieno:',
  warning:
    'Se non lo hai chiesto tu, ignora questo messaggio: senza il codice nessuno cambia la tua password. Non darlo a nessuno, nemmeno a chi dice di essere Pieno.',
};

export const VERIFICATION_MAIL: MailText = {
  subject: 'Conferma la tua email per Pieno',
  introduction: 'Ciao, ecco il codice per confermare che questa email è tua:',
  warning:
    'Se non lo hai chiesto tu, qualcuno ha usato il tuo indirizzo: ignora questo messaggio e non dare il codice a nessuno, nemmeno a chi dice di essere Pieno.',
};

const VALIDITY = `Vale ${RECOVERY.minutes} minuti, una volta sola. Scrivilo nella pagina da cui lo hai chiesto.`;
const GREETING = 'Buona strada!';

/**
 * Builds the mail with a code. It contains no text typed by a visitor, so that nobody can use it to send messages to
 * the owner of an address. The subject, which a locked screen may show, omits the code.
 */
export function codeMail(
  to: string,
  code: string,
  { subject, introduction, warning }: MailText = NEW_PASSWORD_MAIL,
): Mail {
  return letter(to, subject, [introduction, { code }, VALIDITY, warning, GREETING]);
}
