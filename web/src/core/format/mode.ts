import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import { m } from '../../paraglide/messages.js';

export function modeText(mode: FuelMode): string {
  return mode === 'self' ? m.mode_self() : m.mode_served();
}
