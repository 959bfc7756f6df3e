import { useTank } from '../../../features/prices/tank/tank.ts';
import { FavoritePlace } from './favorite-place.tsx';
import { TankAnswer } from './tank-answer.tsx';

/**
 * Above the winners: the best place to fill the visitor's tank, with the best favourite; without a tank only the
 * favourite.
 */
export function HomeAnswer() {
  const tank = useTank();
  return tank ? <TankAnswer tank={tank} /> : <FavoritePlace />;
}
