import { API_BASE } from '@pieno/contract/api.ts';

/** Returns the address of a stored picture. @param hash of the picture's bytes */
export const imageUrl = (hash: string): string => `${API_BASE}/images/${hash}.webp`;
