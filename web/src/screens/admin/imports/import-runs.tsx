import type { ImportAttempt } from '@pieno/contract/imports/administered-imports.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { Chip } from '@pieno/ui/chip.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { importsQuery, undoImport } from '../../../core/api/imports/administered-imports.ts';
import { dateTimeText } from '../../../core/format/date-time.ts';
import { AskingButton } from '../../../core/components/asking-button.tsx';
import { Failure } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { useChange } from '../use-change.ts';
import { ImportReport } from './import-report.tsx';
import { attemptTitle, isFine, kindName, startedBy, stateName, tallyText } from './import-text.ts';
import styles from '../lists.module.css';
import { Loaded } from '../loaded.tsx';
import { MoreButton } from '../more-button.tsx';
import { useAdministratorId } from '../use-administrator-id.ts';

/** The imports, trials and undos, newest first (rule admin-imports-page). */
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
            <MoreButton query={query} />
          </>
        );
      }}
    </Loaded>
  );
}

function RunRow({ attempt }: { attempt: ImportAttempt }) {
  const { id, state, source, started_at: at, sentence, tallies } = attempt;
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const facts = [dateTimeText(at), startedBy(attempt), source].filter(Boolean);
  const about = `${attemptTitle(attempt)}, ${dateTimeText(at)}`;
  return (
    <li className={styles.row}>
      <span className={styles.about}>
        <span className={styles.name}>{attemptTitle(attempt)}</span>
        {sentence !== null && !isOpen && <span className={styles.lines}>{sentence}</span>}
        {!isOpen && tallies.map((tally) => <span key={tally.subject}>{tallyText(tally)}</span>)}
        <span className={styles.hint}>{facts.join(' · ')}</span>
      </span>
      <Chip tone={isFine(attempt) ? 'plain' : 'notice'}>{stateName(attempt)}</Chip>
      {state !== 'running' && (
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={details}
          aria-label={`${m.import_details()}: ${about}`}
          onClick={() => setOpen(!isOpen)}
        >
          {m.import_details()}
        </Button>
      )}
      <div id={details} className={styles.form} hidden={!isOpen}>
        {isOpen && <ImportReport id={id} />}
      </div>
      {attempt.can_undo && <UndoButton attempt={attempt} about={about} />}
    </li>
  );
}

function UndoButton({ attempt, about }: { attempt: ImportAttempt; about: string }) {
  const undo = useChange(() => undoImport(attempt.id));
  return (
    <>
      <AskingButton
        variant="quiet"
        aria-haspopup="dialog"
        aria-busy={undo.isPending}
        aria-label={`${m.import_undo()}: ${about}`}
        label={m.import_undo()}
        question={m.import_undo_question({
          kind: kindName(attempt.kind),
          when: dateTimeText(attempt.started_at),
        })}
        onYes={() => !undo.isPending && undo.mutate()}
      />
      <Failure of={undo.error} />
    </>
  );
}
