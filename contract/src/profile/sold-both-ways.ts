/** True for petrol and diesel, which most stations sell both self-service and served. */
export const isSoldBothWays = (decade: number): boolean => decade === 10 || decade === 20;
