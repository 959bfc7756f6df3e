import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { Suspense } from 'react';
import { m } from '../../paraglide/messages.js';
import { later } from '../../core/takeover/later.ts';
import { hasOwn, useMark } from '../../core/browser/page-marks.ts';
import styles from './answer-place.module.css';

const Answer = later(
  () =>
    import('./answer/home-answer.tsx')
      .then((module) => module.HomeAnswer)
      // The connection broke before the worker had kept it.
      .catch(() => () => <EmptyState message={m.failed_prices()} />),
  { isFirst: hasOwn },
);

/**
 * Where the one answer to 'Il mio pieno' stands (rule home-answer), and the best of the favourites (rule home-favorite). The
 * stylesheet keeps its place where the page's root says that there are such; nobody else loads anything, or sees a gap.
 */
export function AnswerPlace() {
  return (
    <div className={styles.place}>
      {useMark(hasOwn) && (
        <Suspense>
          <Answer />
        </Suspense>
      )}
    </div>
  );
}
