import type { Tank } from '@pieno/contract/profile/tank.ts';
const sums = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
export const sumText = (euro: number): string => `€\u00a0${sums.format(euro)}`;
export function fillText({ fuel, litres }: Tank): string {
  const amount = `${litres.toLocaleString('it-IT')}\u00a0${fuel === 50 ? 'kWh' : fuel === 40 ? 'kg' : 'l'}`;
  return fuel === 50 ? `Ricarica da ${amount}` : `Pieno da ${amount}`;
}
