import { isLoopback } from '@pieno/contract/loopback.ts';
import { mailTroubleText, type MailReason } from '@pieno/contract/mail/mail-trouble.ts';
import { VERSION } from '../../version.ts';
import { tryHandshake } from '../mail/try-handshake.ts';
import {
  ok,
  skipped,
  warning,
  wrong,
  type Check,
  type CheckParts,
  type CheckResult,
} from './check.ts';
import { visitOwnAddress, type Certificate, type Visit } from './own-address.ts';

const DAY_MS = 86_400_000;
/** Days before a certificate's end from which it is reported: renewals begin 30 days before. */
const CERTIFICATE_DAYS = { odd: 14, wrong: 3 };
const day = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'UTC' });

/** The reason of no answer, by the code of the socket. */
const SILENCES: Record<string, string> = {
  ENOTFOUND: 'il nome non si trova',
  EAI_AGAIN: 'il nome non si trova',
  ECONNREFUSED: 'la connessione è rifiutata',
  ECONNRESET: 'la connessione viene chiusa',
  EPROTO: 'non parla TLS',
  ETIMEDOUT: 'nessuno risponde',
};
const REACH_STEP =
  'Controlla nome, porta e proxy. Se da fuori si apre, è la rete del server che non lo riporta a sé: allora mettilo in /etc/hosts';

/** The reason of a refused certificate, by OpenSSL's code. */
const REFUSALS: Record<string, string> = {
  CERT_HAS_EXPIRED: 'è scaduto',
  CERT_NOT_YET_VALID: 'non vale ancora',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'è firmato da sé',
  SELF_SIGNED_CERT_IN_CHAIN: "viene da un'autorità che nessuno conosce",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "viene da un'autorità che nessuno conosce",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'arriva senza quelli intermedi',
  ERR_TLS_CERT_ALTNAME_INVALID: 'vale per un altro nome',
};
const RENEW =
  'Rinnova il certificato: chi lo fa da solo, come Caddy, dice nel suo log perché non riesce';

const SMTP_STEPS: Partial<Record<MailReason, string>> = {
  login: 'Sul server: correggi nome e password in SMTP_URL',
  tls: 'Sul server: in SMTP_URL usa smtps:// per la porta 465 e smtp:// per la 587, con il nome per cui vale il certificato',
};
const SMTP_STEP = 'Sul server: correggi SMTP_URL, o chiedi a chi gestisce il server di posta';

/** One request for all checks of a run. */
const visits = new WeakMap<CheckParts, Promise<Visit>>();

async function visit(parts: CheckParts): Promise<Visit | { failure: string } | undefined> {
  const { publicUrl } = parts.config;
  if (publicUrl === undefined) return undefined;
  const visiting = visits.get(parts) ?? visitOwnAddress(publicUrl);
  visits.set(parts, visiting);
  return await visiting.catch((error: NodeJS.ErrnoException) => ({
    failure:
      SILENCES[error.code ?? ''] ?? `la connessione non riesce (${error.code ?? error.name})`,
  }));
}

const NO_ADDRESS = 'Nessun indirizzo da provare';

/** Checks of other machines: each may take some seconds. */
export const NETWORK_CHECKS: Check[] = [
  {
    id: 'reachable',
    needs: ['PUBLIC_URL'],
    look: async (parts) => {
      const { publicUrl } = parts.config;
      const visited = await visit(parts);
      if (!visited) return skipped(NO_ADDRESS);
      if ('failure' in visited) return wrong(`${publicUrl}: ${visited.failure}`, REACH_STEP);
      const { redirect, status, version } = visited;
      if (redirect) {
        return warning(
          `${publicUrl} rimanda a ${redirect}`,
          `Sul server: imposta PUBLIC_URL=${redirect}, se è quello giusto`,
        );
      }
      if (version === undefined) {
        return wrong(`A ${publicUrl} risponde altro, non Pieno (stato ${status})`, REACH_STEP);
      }
      return version === VERSION
        ? ok(`${publicUrl} risponde`)
        : warning(
            `A ${publicUrl} risponde la versione ${version}, questa è la ${VERSION}`,
            'Riavvia i server che sono rimasti indietro',
          );
    },
  },
  {
    id: 'certificate',
    needs: ['PUBLIC_URL'],
    look: async (parts) => {
      const visited = await visit(parts);
      if (!visited) return skipped(NO_ADDRESS);
      if ('failure' in visited) return skipped("Non controllato: l'indirizzo non risponde");
      if (visited.certificate) return certificateResult(visited.certificate, parts.clock.now());
      if (isLoopback(parts.config.publicUrl!)) return skipped('Su questo computer non serve');
      return warning(
        'PUBLIC_URL è senza TLS: accessi e posizioni vanno in chiaro',
        'Metti davanti un proxy con TLS, e imposta PUBLIC_URL con https://',
      );
    },
  },
  {
    id: 'smtp',
    needs: ['SMTP_URL'],
    look: async ({ config: { smtpUrl } }) => {
      if (smtpUrl === undefined) return skipped('Nessuno è configurato');
      const { host } = new URL(smtpUrl);
      const failure = await tryHandshake(smtpUrl);
      if (!failure) return ok(`${host} accetta la connessione e l'accesso`);
      const { reason, answer } = failure;
      return wrong(mailTroubleText({ host, reason, answer }), SMTP_STEPS[reason] ?? SMTP_STEP);
    },
  },
];

function certificateResult({ until, problem }: Certificate, now: Date): CheckResult[] {
  const end = day.format(until);
  if (problem)
    return wrong(
      `Il certificato ${REFUSALS[problem] ?? `non è valido (${problem})`}; scadenza: ${end}`,
      RENEW,
    );
  const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS);
  if (days >= CERTIFICATE_DAYS.odd) return ok(`Il certificato vale fino al ${end}`);
  const text = `Il certificato scade il ${end}`;
  return days < CERTIFICATE_DAYS.wrong ? wrong(text, RENEW) : warning(text, RENEW);
}
