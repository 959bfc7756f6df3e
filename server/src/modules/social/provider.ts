import * as openid from 'openid-client';
import type { SocialProvider } from '@pieno/contract/accounts/social-providers.ts';
import { isOnThisMachine, type SocialClient } from './clients.ts';

/** The parameters of a sign-in request, against which the provider's answer is checked. */
export interface SignInRequest {
  provider: SocialProvider;
  state: string;
  nonce: string;
  /** The PKCE code verifier, without which nobody else can redeem the provider's code. */
  verifier: string;
}

export interface Identity {
  provider: SocialProvider;
  /** The person's permanent id at the provider. */
  subject: string;
  /** As written by the provider; undefined when not disclosed. */
  email: string | undefined;
  isEmailVerified: boolean;
  name: string | undefined;
}

/** Timeout of each request to a provider, in seconds. */
const TIMEOUT_SECONDS = 5;

const PARAMETERS: Record<SocialProvider, Record<string, string>> = {
  google: { scope: 'openid email profile' },
  // Apple discloses the e-mail only when the answer is sent as a form.
  apple: { scope: 'openid email', response_mode: 'form_post' },
  facebook: { scope: 'openid email public_profile' },
};

/** Token endpoints missing from providers' discovery documents. */
const TOKEN_ENDPOINTS: Partial<Record<SocialProvider, string>> = {
  facebook: 'https://graph.facebook.com/oauth/access_token',
};

/** Fetches a provider's OpenID discovery document. @throws when it is unreachable or invalid */
export async function discover(
  provider: SocialProvider,
  { issuer, clientId, clientSecret }: SocialClient,
): Promise<openid.Configuration> {
  const address = new URL(issuer);
  const execute: ((configuration: openid.Configuration) => void)[] = [
    // ID token signatures are checked, although the tokens come directly from the provider.
    openid.enableNonRepudiationChecks,
    // oxlint-disable-next-line typescript/no-deprecated -- a local provider, for trials
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
 * Builds a sign-in request.
 * @param callback address to which the provider redirects the visitor
 * @returns the request, to be kept until the answer, and the address to which to redirect the visitor
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
 * Validates the provider's answer and exchanges its code for the visitor's identity.
 * @param answer the callback's address with its parameters
 * @throws when the answer does not match the request, or the provider rejects the code
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
    // Apple sends a string.
    isEmailVerified: email_verified === true || email_verified === 'true',
    name: textOf(name),
  };
}

/** Reads the profile from the userinfo endpoint, for providers whose ID token lacks it. */
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
