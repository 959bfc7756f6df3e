import * as openid from 'openid-client';
import type { SocialProvider } from '@pieno/contract/social.ts';
import { isOnThisMachine, type SocialClient } from './clients.ts';

/** What one sign-in asked of a provider, to be compared with what comes back. */
export interface SignInRequest {
  provider: SocialProvider;
  state: string;
  nonce: string;
  /** PKCE: only who asked can redeem the provider's code. */
  verifier: string;
}

/** Who somebody is, as a provider says. */
export interface Identity {
  provider: SocialProvider;
  /** The person's unchanging id there. */
  subject: string;
  /** As the provider writes it; undefined where it keeps it to itself. */
  email: string | undefined;
  /** True where the provider has seen that the e-mail is this person's. */
  isEmailVerified: boolean;
  name: string | undefined;
}

/** Seconds the provider has for each of its answers. */
const TIMEOUT_SECONDS = 5;

const PARAMETERS: Record<SocialProvider, Record<string, string>> = {
  google: { scope: 'openid email profile' },
  // Apple gives the e-mail only to who takes the answer as a form.
  apple: { scope: 'openid email', response_mode: 'form_post' },
  facebook: { scope: 'openid email public_profile' },
};

/** For a provider whose own description leaves it out. */
const TOKEN_ENDPOINTS: Partial<Record<SocialProvider, string>> = {
  facebook: 'https://graph.facebook.com/oauth/access_token',
};

/** Reads what the provider says of itself. @throws when it is away or says nonsense */
export async function discover(
  provider: SocialProvider,
  { issuer, clientId, clientSecret }: SocialClient,
): Promise<openid.Configuration> {
  const address = new URL(issuer);
  const execute: ((configuration: openid.Configuration) => void)[] = [
    // Signatures are checked, though the tokens come from the provider's own hand.
    openid.enableNonRepudiationChecks,
    // oxlint-disable-next-line typescript/no-deprecated -- a provider of one's own, for trials
    ...(isOnThisMachine(address) ? [openid.allowInsecureRequests] : []),
  ];
  const options = { timeout: TIMEOUT_SECONDS, execute };
  const found = await openid.discovery(address, clientId, clientSecret, undefined, options);
  const { supportsPKCE: _, ...metadata } = found.serverMetadata();
  const tokenEndpoint = TOKEN_ENDPOINTS[provider];
  if (metadata.token_endpoint ?? !tokenEndpoint) return found;
  const described = { ...metadata, token_endpoint: tokenEndpoint };
  const completed = new openid.Configuration(described, clientId, clientSecret);
  completed.timeout = TIMEOUT_SECONDS;
  for (const prepare of execute) prepare(completed);
  return completed;
}

/**
 * Makes a sign-in.
 * @param callback where the provider sends the visitor back to
 * @returns what to remember, and where to send the visitor
 */
export async function ask(
  configuration: openid.Configuration,
  provider: SocialProvider,
  callback: string,
): Promise<{ request: SignInRequest; address: string }> {
  const request = {
    provider,
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
  };
  const address = openid.buildAuthorizationUrl(configuration, {
    ...PARAMETERS[provider],
    redirect_uri: callback,
    state: request.state,
    nonce: request.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(request.verifier),
    code_challenge_method: 'S256',
  });
  return { request, address: address.href };
}

/**
 * Redeems what a provider sent the visitor back with.
 * @param answer the callback's address with its parameters
 * @throws for anything that was not asked for like this, or that the provider does not stand by
 */
export async function redeem(
  configuration: openid.Configuration,
  { provider, state, nonce, verifier }: SignInRequest,
  answer: URL,
): Promise<Identity> {
  const tokens = await openid.authorizationCodeGrant(configuration, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
  });
  const claims = tokens.claims()!;
  const { email, email_verified, name } = claims['email']
    ? claims
    : await readProfile(configuration, tokens.access_token, claims.sub);
  return {
    provider,
    subject: claims.sub,
    email: textOf(email),
    // Apple says so in a text.
    isEmailVerified: email_verified === true || email_verified === 'true',
    name: textOf(name),
  };
}

/** Some keep the profile out of the ID token. */
async function readProfile(
  configuration: openid.Configuration,
  accessToken: string,
  subject: string,
): Promise<Record<string, unknown>> {
  if (!configuration.serverMetadata().userinfo_endpoint) return {};
  return await openid.fetchUserInfo(configuration, accessToken, subject);
}

const textOf = (claim: unknown): string | undefined =>
  typeof claim === 'string' ? claim : undefined;
