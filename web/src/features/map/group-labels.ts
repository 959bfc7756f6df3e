import type { GroupLabels } from '@pieno/ui/map/pins/pin-mark.tsx';
import { m } from '../../paraglide/messages.js';

/** Map labels for stations that overlap at this zoom. */
export const groupLabels: GroupLabels = {
  group: (count, price) => (price ? m.map_group_from({ count, price }) : m.map_group({ count })),
  from: (price) => m.map_from({ price }),
};
