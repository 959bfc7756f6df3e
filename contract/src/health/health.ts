/** Answers of the health checks for load balancers. */
import { z } from 'zod/mini';

/** The process lives, in which version; `starting` until it answers anything else. */
export const HealthSchema = z.object({ status: z.enum(['ok', 'starting']), version: z.string() });

export const ReadySchema = z.object({ status: z.literal('ok') });
