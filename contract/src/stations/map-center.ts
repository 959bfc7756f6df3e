/** Centre of the maps, on San Marino (rule map-view), in degrees. */
export const MAP_CENTER = { latitude: 43.9424, longitude: 12.4578 } as const;
