/** 'Il mio pieno': the visitor's usual fill, stored on this phone (rule own-tank). */
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

/** The script in index.html reads this key and reserves space. */
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

/** Sets the same marks on the page's root as that script. */
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

/** Returns the visitor's tank; follows changes. Null if not set on this phone. */
export const useTank = (): Tank | null => useStore(tankRecord);
