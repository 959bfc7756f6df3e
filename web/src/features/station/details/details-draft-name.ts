/** Returns the name of the form with a station's hours and services, for what was typed into it (rule form-draft). */
export const detailsDraftName = (stationId: number): string => `details-${stationId}`;
