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
      // The connection failed before the worker had cached the chunk.
      .catch(() => () => <EmptyState message={m.failed_prices()} />),
  { isFirst: hasOwn },
);

/**
 * Place of the answer to 'Il mio pieno' (rule home-answer) and of the best favourite (rule home-favorite). The
 * stylesheet reserves it if the page's root marks a tank or favourites; other visitors load nothing and see no gap.
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
