import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { SocialProviderSchema } from '@pieno/contract/accounts/social.ts';
import { notFound } from '../../../errors.ts';
import type { SocialSignIn } from './sign-in.ts';

/** Makes a hook that answers 404 for an unknown or unconfigured provider, before anything is counted or read. */
export const requireProvider =
  (signIn: SocialSignIn): onRequestAsyncHookHandler =>
  async ({ params }: FastifyRequest) => {
    const { provider } = params as { provider?: unknown };
    const known = SocialProviderSchema.safeParse(provider);
    if (!known.success || !signIn.live.includes(known.data)) throw notFound();
  };
