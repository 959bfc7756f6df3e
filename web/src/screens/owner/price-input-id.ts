/** Returns the id of a fuel's price input, to which a driver's report links. */
export const priceInputId = (fuelId: number): string => `price-${fuelId}`;
