/** What a load balancer hears. */
import { z } from 'zod/mini';

export const HealthSchema = z.object({ status: z.literal('ok') });
