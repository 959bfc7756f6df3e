/** The one answer with all offline data of San Marino (rule offline-in-advance). */
import { API_BASE } from '../api.ts';

export const SAN_MARINO_ADDRESS = `${API_BASE}/offline/san-marino`;

/** Largest size in bytes, compressed with brotli; a larger answer is reduced to the rankings. */
export const SAN_MARINO_BYTES = 40_000;
