/** 'Il mio pieno': what the visitor usually fills up, kept on this phone (rule own-tank). */
import { isTankFuel, type Tank, type TankFuel } from '@pieno/contract/profile/tank.ts';
import { localRecord } from '../../../core/storage/local-record.ts';
import { useStore } from '../../../core/storage/store.ts';
import {
  fields,
  flag,
  nullable,
  number,
  oneOf,
  type Read,
} from '../../../core/storage/stored-shape.ts';

const readFuel: Read<TankFuel> = (stored) => {
  const fuel = number(stored);
  if (!isTankFuel(fuel)) throw new TypeError('no fuel');
  return fuel;
};

/** Its key is read by the script in index.html, which reserves a place for what it says. */
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

/** 'no' once the question in a ranking's head was dismissed. */
export const tankQuestion = localRecord('pieno.tank-question', nullable(oneOf('no')), null);

/** Says on the page's root what that script has said there at the start. */
function markPage(): void {
  const { dataset } = document.documentElement;
  const tank = tankRecord.get();
  for (const name of ['tank', 'tankFuel', 'tankMode']) delete dataset[name];
  if (tank) {
    dataset.tank = 'mine';
    dataset.tankFuel = String(tank.fuel);
    if (tank.mode) dataset.tankMode = tank.mode;
  }
}

if (!ON_SERVER) {
  markPage();
  tankRecord.subscribe(markPage);
}

/** Returns the visitor's tank, and follows changes; null while nobody has said it on this phone. */
export const useTank = (): Tank | null => useStore(tankRecord);
