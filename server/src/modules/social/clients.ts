import {
  SOCIAL_PROVIDERS,
  type SocialProvider,
} from '@pieno/contract/accounts/social-providers.ts';

/** Pieno's registration as an OpenID client of a provider. */
export interface SocialClient {
  /** The provider's issuer address for discovery: https, or http on this machine. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export type SocialClients = Partial<Record<SocialProvider, SocialClient>>;

/** Each provider's issuer address, unless `<PROVIDER>_ISSUER` overrides it. */
const ISSUERS: Record<SocialProvider, string> = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
  facebook: 'https://www.facebook.com',
};

/** Lists the configured providers in the order of their buttons, for GET /auth/social. */
export const liveProviders = (clients: SocialClients): SocialProvider[] =>
  SOCIAL_PROVIDERS.filter((provider) => clients[provider]);

const prefixOf = (provider: SocialProvider) => provider.toUpperCase();
const PARTS = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'];

export const SOCIAL_VARIABLES: readonly string[] = SOCIAL_PROVIDERS.flatMap((provider) =>
  PARTS.map((part) => `${prefixOf(provider)}_${part}`),
);

const NO_RETURN =
  "PUBLIC_URL deve essere impostato: l'accesso con Google, Apple o Facebook torna a quell'indirizzo";

/**
 * Reads the social sign-in providers from the environment: a provider is live when its client id and secret are set.
 * @returns the live providers, and an Italian sentence for each problem
 */
export function readSocialClients(environment: NodeJS.ProcessEnv): {
  clients: SocialClients;
  problems: string[];
} {
  const clients: SocialClients = {};
  const problems: string[] = [];
  for (const provider of SOCIAL_PROVIDERS) {
    const prefix = prefixOf(provider);
    const value = (name: string) => environment[`${prefix}_${name}`];
    const [issuer, clientId, clientSecret] = PARTS.map(value);
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

/** True when nobody can intercept requests to the provider: https, or this machine. */
function isIssuer(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || (url !== null && isOnThisMachine(url));
}

/** True for an http address on this machine, which is allowed for trials with a local provider. */
export const isOnThisMachine = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
