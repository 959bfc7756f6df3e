import type { ImportAttempt } from '@pieno/contract/administered-imports.ts';
import { Button } from '@pieno/ui/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { Chip } from '@pieno/ui/chip.tsx';
import { EmptyState } from '@pieno/ui/state-card.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { importsQuery } from '../../api/administered-imports.ts';
import { dateTimeText } from '../../format/date-time.ts';
import { m } from '../../paraglide/messages.js';
import { attemptTitle, progressText, startedBy, stateName, tallyText } from './import-words.ts';
import styles from './lists.module.css';
import { Loaded } from './loaded.tsx';
import { useAdministratorId } from './use-administrator-id.ts';

/** The imports, trials and undoings, newest first (rule admin-imports-part). */
export function ImportRuns() {
  const query = useInfiniteQuery(importsQuery(useAdministratorId()));
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const attempts = pages.flatMap((page) => page.attempts);
        if (attempts.length === 0) return <EmptyState message={m.import_none()} />;
        return (
          <>
            <Card title={m.import_runs()} variant="flush">
              <ul role="list">
                {attempts.map((attempt) => (
                  <RunRow key={attempt.id} attempt={attempt} />
                ))}
              </ul>
            </Card>
            {query.hasNextPage && (
              <Button
                variant="default"
                aria-busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {m.admin_more()}
              </Button>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function RunRow({ attempt }: { attempt: ImportAttempt }) {
  const { state, source, started_at: at, sentence, tallies } = attempt;
  const facts = [dateTimeText(at), startedBy(attempt), source].filter(Boolean);
  return (
    <li className={styles.row}>
      <span className={styles.about}>
        <span className={styles.name}>{attemptTitle(attempt)}</span>
        {state === 'running' && <span>{progressText(attempt)}</span>}
        {sentence !== null && <span className={styles.lines}>{sentence}</span>}
        {tallies.map((tally) => (
          <span key={tally.subject}>{tallyText(tally)}</span>
        ))}
        <span className={styles.hint}>{facts.join(' · ')}</span>
      </span>
      <Chip tone={state === 'done' ? 'plain' : 'notice'}>{stateName(attempt)}</Chip>
    </li>
  );
}
