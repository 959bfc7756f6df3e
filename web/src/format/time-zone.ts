/** Times are shown as in San Marino, wherever the phone is (design §2). */
export const TIME_ZONE = 'Europe/San_Marino';
