import type { onRequestAsyncHookHandler } from 'fastify';
import type { Allow } from '../../http/permission.ts';
import type { RateLimitStore } from '../../http/rate-limit-store.ts';
import type { AccountParts } from '../accounts/engine.ts';

/** What the routes of the profile stand on. */
export interface ProfileRouteParts extends AccountParts {
  allow: Allow;
  /** Where the tries at an account are counted. */
  tries: RateLimitStore;
  limitWrites: onRequestAsyncHookHandler;
}
