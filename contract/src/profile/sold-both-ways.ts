/** True for petrol and diesel, of which most stations sell the same both self-service and served. */
export const isSoldBothWays = (decade: number): boolean => decade === 10 || decade === 20;
