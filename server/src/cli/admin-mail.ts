/** npm run admin -- mail: shows whether mails are being sent. */
import { EmailSchema } from '@pieno/contract/accounts/account.ts';
import { mailTroubleText } from '@pieno/contract/mail/mail-trouble.ts';
import { letter } from '../modules/mail/letter.ts';
import { Mailer } from '../modules/mail/mailer.ts';
import { entry } from './entry.ts';
import { check } from './typed.ts';

const SUBJECT = 'Prova della posta di Pieno';
const TEXT = 'Questa email prova che Pieno può mandarne. Non serve rispondere.';
const SILENT = { info: () => undefined, error: () => undefined };

export const mail = entry({
  typed: 'mail <indirizzo>',
  about: 'manda una sola email di prova, e dice che cosa ne è stato',
  async *run({ open }, _, typed: string) {
    const { success, data: to } = EmailSchema.safeParse(typed);
    check(success, `«${typed}» non è un indirizzo email.`);
    const { database, config, clock } = await open();
    const mailer = new Mailer({ db: database.kysely, config, clock, logger: SILENT });
    const { host, isConfigured } = mailer;
    const failure = await mailer.try(letter(to, SUBJECT, [TEXT]));
    if (failure) {
      yield `Non è partita: ${mailTroubleText({ host, ...failure })}.`;
      return 1;
    }
    if (!isConfigured) {
      yield `Non è partita, perché manca SMTP_URL: sta in ${config.dataDir}/outbox.`;
      return 1;
    }
    yield `${host} ha preso l'email per ${to}: se non arriva, guarda tra la posta indesiderata.`;
    return 0;
  },
});
