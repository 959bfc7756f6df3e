import { ADMINISTRATION_MAX } from '../administration-limits.ts';
import { z } from 'zod/mini';
import { line } from '../text.ts';

/** Why something is decided. */
export const ReasonSchema = line(ADMINISTRATION_MAX.reason).check(z.minLength(1));
