import { isTankFuel, type TankFuel } from '@pieno/contract/profile/tank.ts';
import { useState } from 'react';
import { rememberFuel, useLastFuel } from '../../core/session/guest-memory.ts';
import { useTank } from '../../features/prices/tank/tank.ts';

const USUAL: readonly TankFuel[] = [10, 20];

/** The fuel and mode of the own tank; without one petrol or diesel, as chosen, or another fuel if that was looked at last. */
export function useFuel() {
  const tank = useTank();
  const last = useLastFuel();
  const looked = last !== null && isTankFuel(last) ? last : USUAL[0]!;
  // What was offered at first stays: a tap on another does not take it away.
  const [choices] = useState(USUAL.includes(looked) ? USUAL : [...USUAL, looked]);
  return {
    tank,
    fuel: tank?.fuel ?? looked,
    mode: tank?.mode ?? undefined,
    choices,
    choose: rememberFuel,
  };
}
