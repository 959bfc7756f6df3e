/** The one answer with which San Marino is complete on a phone (rule offline-in-advance). */
import { API_BASE } from '../api.ts';

/** Where it is asked for. */
export const SAN_MARINO_ADDRESS = `${API_BASE}/offline/san-marino`;

/** Its bytes in brotli at most; above them it is the rankings alone. */
export const SAN_MARINO_BYTES = 40_000;
