import { SOCIAL_PROVIDERS, type SocialProvider } from '@pieno/contract/social.ts';

/** What Pieno is to a provider. */
export interface SocialClient {
  /** Address under which the provider describes itself; https, or http on this machine. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** The providers that are live. */
export type SocialClients = Partial<Record<SocialProvider, SocialClient>>;

/** Where each provider describes itself, unless `<PROVIDER>_ISSUER` names another place. */
const ISSUERS: Record<SocialProvider, string> = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
  facebook: 'https://www.facebook.com',
};

const NO_RETURN =
  "PUBLIC_URL deve essere impostato: l'accesso con Google, Apple o Facebook torna a quell'indirizzo";

/**
 * Reads the social sign-ins out of the environment: one is live when its id and secret are there.
 * @returns those, and an Italian sentence for each thing that is wrong
 */
export function readSocialClients(environment: NodeJS.ProcessEnv): {
  clients: SocialClients;
  problems: string[];
} {
  const clients: SocialClients = {};
  const problems: string[] = [];
  for (const provider of SOCIAL_PROVIDERS) {
    const prefix = provider.toUpperCase();
    const value = (name: string) => environment[`${prefix}_${name}`];
    const [issuer, clientId, clientSecret] = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'].map(value);
    if (issuer !== undefined && !isIssuer(issuer)) {
      problems.push(`${prefix}_ISSUER deve essere un indirizzo https:// completo`);
    }
    if (clientId && clientSecret) {
      clients[provider] = { issuer: issuer ?? ISSUERS[provider], clientId, clientSecret };
    } else if (issuer ?? clientId ?? clientSecret) {
      const missing = clientId ? 'CLIENT_SECRET' : 'CLIENT_ID';
      problems.push(`${prefix}_${missing} deve essere impostato insieme alle altre ${prefix}_…`);
    }
  }
  const isAnyLive = Object.keys(clients).length > 0;
  if (isAnyLive && environment['PUBLIC_URL'] === undefined) problems.push(NO_RETURN);
  return { clients, problems };
}

/** True where what is said to the provider can be read by nobody else. */
function isIssuer(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || (url !== null && isOnThisMachine(url));
}

/** For trials with a provider of one's own. */
export const isOnThisMachine = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
