/** The steps of social sign-in; the browser itself makes the calls that redirect. */
import { describe, object, optional, string } from 'zod/mini';
import { SessionSchema } from './account.ts';
import { SocialExchangeSchema, SocialListSchema, SocialProviderSchema } from './social.ts';
import type { Calls } from '../calls/call.ts';
import { refusals } from '../calls/refusals.ts';

const params = object({ provider: SocialProviderSchema });
const REDIRECT = string().check(describe('Nothing but a Location header'));

export const SOCIAL_CALLS = {
  // rule account-social
  'GET /auth/social': {
    tag: 'accounts',
    summary: 'The social sign-ins that are live',
    access: 'public',
    answers: { 200: SocialListSchema },
  },
  // rule account-social
  'GET /auth/social/:provider': {
    tag: 'accounts',
    summary: 'Send the browser to a provider; only a page of this site may ask for it',
    access: 'public',
    limit: 'social',
    params,
    answers: { 302: REDIRECT, ...refusals(404) },
  },
  // rule account-social
  'GET /auth/social/:provider/callback': {
    tag: 'accounts',
    summary: 'Take the browser back from a provider, and on to the page with a one-time code',
    access: 'public',
    limit: 'socialReturn',
    params,
    answers: { 302: REDIRECT, ...refusals(404) },
  },
  // rule account-social
  'POST /auth/social/:provider/callback': {
    tag: 'accounts',
    summary: 'Take the browser back from a provider that answers with a form',
    access: 'public',
    limit: 'socialForm',
    params,
    body: optional(string()),
    consumes: 'application/x-www-form-urlencoded',
    answers: { 303: REDIRECT, ...refusals(404) },
  },
  // rule account-social
  'POST /auth/social/exchange': {
    tag: 'accounts',
    summary: 'Exchange the one-time code for a session, in the browser that got it',
    access: 'public',
    limit: 'socialExchange',
    body: SocialExchangeSchema,
    answers: { 200: SessionSchema, ...refusals(422, 429, 503) },
  },
} as const satisfies Calls;
