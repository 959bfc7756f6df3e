import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { Suspense } from 'react';
import { m } from '../../paraglide/messages.js';
import { later } from '../../takeover/later.ts';
import { hasTank, useHasTank } from '../../hooks/use-has-tank.ts';
import styles from './answer-place.module.css';

const Answer = later(
  () =>
    import('./answer/tank-answer.tsx')
      .then((module) => module.TankAnswer)
      // The connection broke before the worker had kept it.
      .catch(() => () => <EmptyState message={m.failed_prices()} />),
  { isFirst: hasTank },
);

/**
 * Where the one answer to 'Il mio pieno' stands (rule home-answer). The stylesheet keeps its place where the page's root
 * says that there is a tank; nobody else loads anything, or sees a gap.
 */
export function AnswerPlace() {
  return (
    <div className={styles.place}>
      {useHasTank() && (
        <Suspense>
          <Answer />
        </Suspense>
      )}
    </div>
  );
}
