/** 'Il mio pieno': what the visitor usually fills up, kept on this phone (rule tank). */
import { isTankFuel, type Tank, type TankFuel } from '@pieno/contract/profile/tank.ts';
import { localRecord } from '../storage/local-record.ts';
import { useStore } from '../storage/store.ts';
import { fields, flag, nullable, number, oneOf, type Read } from '../storage/stored-shape.ts';

const readFuel: Read<TankFuel> = (stored) => {
  const fuel = number(stored);
  if (!isTankFuel(fuel)) throw new TypeError('no fuel');
  return fuel;
};

/** Its key is read by the script in index.html, which reserves the place of the answer on /home. */
export const tankRecord = localRecord<Tank | null>(
  'pieno.tank',
  nullable(
    fields<Tank>({
      fuel: readFuel,
      mode: nullable(oneOf('self', 'served')),
      litres: number,
      consumption: number,
      smac: flag,
    }),
  ),
  null,
);

/** Returns the visitor's tank, and follows changes; null while nobody has said it on this phone. */
export const useTank = (): Tank | null => useStore(tankRecord);
