import { API_BASE } from '@pieno/contract/access.ts';

/** Where a stored picture is served. @param hash that of its bytes */
export const imageUrl = (hash: string): string => `${API_BASE}/images/${hash}.webp`;
