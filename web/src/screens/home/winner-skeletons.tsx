import { Skeleton } from '@pieno/ui/states/skeleton.tsx';
import { m } from '../../paraglide/messages.js';
import card from './winner-card.module.css';
import list from './winners.module.css';

/** Four placeholder cards of the final size, so that nothing moves when the prices arrive. */
export function WinnerSkeletons() {
  return (
    <div className={list.list} role="status" aria-label={m.loading()}>
      {[10, 20, 30, 50].map((decade) => (
        <div key={decade} className={card.card} aria-hidden="true">
          <Skeleton width="40%" height={22} />
          <Skeleton width="100%" height={49} />
          <Skeleton width="60%" height={24} />
        </div>
      ))}
    </div>
  );
}
