/** Returns the key under which the station's details form keeps its draft (rule form-draft). */
export const detailsDraftName = (stationId: number): string => `details-${stationId}`;
