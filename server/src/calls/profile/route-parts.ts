import type { Allow } from '../../http/permission.ts';
import type { RateLimitStore } from '../../http/limits/rate-limit-store.ts';
import type { AccountParts } from '../../modules/accounts/engine.ts';
import type { Uploads } from '../../modules/images/uploads.ts';

/** Dependencies of the profile's routes. */
export interface ProfileRouteParts extends AccountParts {
  allow: Allow;
  /** Counts the attempts per account. */
  tries: RateLimitStore;
  /** Takes turns with all other calls that receive pictures. */
  uploads: Uploads;
}
