import { isTankFuel, type TankFuel } from '@pieno/contract/profile/tank.ts';
import { useState } from 'react';
import { rememberFuel, useLastFuel } from '../../core/session/guest-memory.ts';
import { useTank } from '../../features/prices/tank/tank.ts';

const USUAL: readonly TankFuel[] = [10, 20];

/**
 * Returns the fuel and mode of the visitor's tank; without one petrol or diesel, as chosen, or another fuel viewed
 * last.
 */
export function useFuel() {
  const tank = useTank();
  const last = useLastFuel();
  const looked = last !== null && isTankFuel(last) ? last : USUAL[0]!;
  // The fuel offered at first stays, also after a tap on another.
  const [choices] = useState(USUAL.includes(looked) ? USUAL : [...USUAL, looked]);
  return {
    tank,
    fuel: tank?.fuel ?? looked,
    mode: tank?.mode ?? undefined,
    choices,
    choose: rememberFuel,
  };
}
