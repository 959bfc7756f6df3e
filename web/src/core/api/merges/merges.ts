import type { AdministeredStation } from '@pieno/contract/stations/administered-stations.ts';
import { callPersonal } from '../client.ts';

/** Merges another station into one, which remains. */
export const mergeStations = (
  id: number,
  business_id: number,
  reason: string | undefined,
): Promise<AdministeredStation> =>
  callPersonal('POST /admin/stations/:id/merges', {
    params: { id },
    body: { business_id, reason },
  });

export const undoMerge = (id: number) =>
  callPersonal('DELETE /admin/merges/:id', { params: { id } });
