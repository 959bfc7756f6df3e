import { ADMINISTRATION_MAX } from '../administration-limits.ts';
import { z } from 'zod/mini';
import { line } from '../text.ts';

/** The reason for a decision. */
export const ReasonSchema = line(ADMINISTRATION_MAX.reason).check(z.minLength(1));
