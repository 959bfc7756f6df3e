import { useTank } from '../../../features/prices/tank/tank.ts';
import { FavoritePlace } from './favorite-place.tsx';
import { TankAnswer } from './tank-answer.tsx';

/** Above the winners: where the visitor's tank is filled best, with the best of the favourites; without a tank that alone. */
export function HomeAnswer() {
  const tank = useTank();
  return tank ? <TankAnswer tank={tank} /> : <FavoritePlace />;
}
