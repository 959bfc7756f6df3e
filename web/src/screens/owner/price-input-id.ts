/** The id of the input of a fuel's price, by which a driver's word leads to it. */
export const priceInputId = (fuelId: number): string => `price-${fuelId}`;
