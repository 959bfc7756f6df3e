/** Tokens with which a till sets a station's prices (rule owner-tokens). */
import { z } from 'zod/mini';
import { TOKEN_LIMITS } from '../station-limits.ts';
import { line } from '../text.ts';

/** Prefix of a token, by which people, logs and scanners recognise it. */
export const TOKEN_PREFIX = 'pieno_cassa_';

/** ISO 8601 in UTC. */
const instant = z.string();

/** POST /owner/stations/:id/tokens: the till's name. */
export const NewStationTokenSchema = z.object({
  name: line(TOKEN_LIMITS.name).check(z.minLength(1)),
});

const StationTokenSchema = z.object({
  id: z.number(),
  name: z.string(),
  made_at: instant,
  /** Null before the first use. */
  last_used_at: z.nullable(instant),
  /** False while the person who made it may not set the station's prices. */
  works: z.boolean(),
  /** True for a token of the requesting account. */
  own: z.boolean(),
});
export type StationToken = z.infer<typeof StationTokenSchema>;

/** GET /owner/stations/:id/tokens: those that were not revoked, oldest first. */
export const StationTokensSchema = z.object({ tokens: z.array(StationTokenSchema) });
export type StationTokens = z.infer<typeof StationTokensSchema>;

/** The answer to a new token; it is shown only here. */
export const MadeStationTokenSchema = z.object({
  id: z.number(),
  name: z.string(),
  token: z.string(),
});
export type MadeStationToken = z.infer<typeof MadeStationTokenSchema>;
