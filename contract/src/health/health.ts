/** Answer of the health checks for load balancers. */
import { z } from 'zod/mini';

export const HealthSchema = z.object({ status: z.literal('ok') });
