/** Tokens with which a till says a station's prices (rule owner-tokens). */
import { z } from 'zod/mini';
import { TOKEN_LIMITS } from '../station-limits.ts';
import { line } from '../text.ts';

/** How a token begins, so that people, logs and scanners know what they found. */
export const TOKEN_PREFIX = 'pieno_cassa_';

/** ISO 8601 in UTC. */
const instant = z.string();

/** POST /owner/stations/:id/tokens: what the till is called. */
export const NewStationTokenSchema = z.object({
  name: line(TOKEN_LIMITS.name).check(z.minLength(1)),
});

const StationTokenSchema = z.object({
  id: z.number(),
  name: z.string(),
  made_at: instant,
  /** Null while nothing has been said with it. */
  last_used_at: z.nullable(instant),
  /** False while whoever made it may not set the station's prices. */
  works: z.boolean(),
  /** True for the asking account's own. */
  own: z.boolean(),
});
export type StationToken = z.infer<typeof StationTokenSchema>;

/** GET /owner/stations/:id/tokens: those that were not revoked, oldest first. */
export const StationTokensSchema = z.object({ tokens: z.array(StationTokenSchema) });
export type StationTokens = z.infer<typeof StationTokensSchema>;

/** The answer to a new one: the token, told this once. */
export const MadeStationTokenSchema = z.object({
  id: z.number(),
  name: z.string(),
  token: z.string(),
});
export type MadeStationToken = z.infer<typeof MadeStationTokenSchema>;
