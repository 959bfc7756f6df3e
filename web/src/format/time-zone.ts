/** Times are shown as in San Marino, wherever the phone is. */
export const TIME_ZONE = 'Europe/San_Marino';
