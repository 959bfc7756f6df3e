import {
  hasNoUsableRow,
  type ImportAttempt,
  type ImportDetail,
} from '@pieno/contract/imports/administered-imports.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Spinner } from '@pieno/ui/states/spinner.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { importQuery, rejectsOf } from '../../../core/api/imports/administered-imports.ts';
import { saveFile } from '../../../core/browser/save-file.ts';
import { Failure } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from './imports.module.css';
import { countText, tallyText } from './import-text.ts';
import { Loaded } from '../loaded.tsx';
import { useAdministratorId } from '../use-administrator-id.ts';

interface ImportReportProps {
  id: number;
  /** Actions for an attempt that has ended. */
  children?: (attempt: ImportAttempt) => ReactNode;
}

/** Report of an attempt: its progress, then counts, the first rows left out, and all of them as a file. */
export function ImportReport({ id, children }: ImportReportProps) {
  return (
    <Loaded query={useQuery(importQuery(useAdministratorId(), id))}>
      {({ attempt, first_rejects: rejects }) =>
        attempt.state === 'running' ? (
          <div className={styles.running}>
            <Spinner label={attempt.kind === 'tidy' ? m.admin_tidying() : m.import_busy()} />
            <p className={styles.hint}>{m.import_busy_hint()}</p>
          </div>
        ) : (
          <div className={styles.report}>
            <Ending attempt={attempt} />
            {attempt.tallies.map((tally) => (
              <div key={tally.subject}>
                <p>{tallyText(tally)}</p>
                <ul className={styles.reasons}>
                  {tally.reasons.map(({ text, count }) => (
                    <li key={text}>{`${countText(count)} · ${text}`}</li>
                  ))}
                </ul>
              </div>
            ))}
            {attempt.moved !== null && <p>{m.import_moved({ count: countText(attempt.moved) })}</p>}
            {attempt.withdrawn !== null && (
              <p>{m.import_taken_back({ count: countText(attempt.withdrawn) })}</p>
            )}
            {attempt.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            {rejects.length > 0 && <Rejects attempt={attempt} rejects={rejects} />}
            {children?.(attempt)}
          </div>
        )
      }
    </Loaded>
  );
}

function Ending({ attempt }: { attempt: ImportAttempt }) {
  const { kind, state, action, sentence, tallies } = attempt;
  if (state !== 'done') {
    return (
      <Banner kind="error">
        <span className={styles.lines}>{sentence ?? m.import_interrupted()}</span>
      </Banner>
    );
  }
  if (hasNoUsableRow(tallies)) return <Banner kind="error">{m.import_useless()}</Banner>;
  if (kind === 'tidy' && action === 'import')
    return <Banner kind="success">{m.admin_tidied()}</Banner>;
  const text = {
    trial: m.import_tried,
    import: m.import_imported,
    undo: m.import_undone_now,
  }[action];
  return <Banner kind="success">{text()}</Banner>;
}

function Rejects({
  attempt: { id, rejects: total, rejects_kept: kept },
  rejects,
}: {
  attempt: ImportAttempt;
  rejects: ImportDetail['first_rejects'];
}) {
  const download = useMutation({
    mutationFn: () => rejectsOf(id),
    onSuccess: ({ data, name }) => saveFile(data, name),
  });
  return (
    <>
      <h3 className={styles.title}>
        {rejects.length < total
          ? m.import_rejects_first({ shown: countText(rejects.length), total: countText(total) })
          : m.import_rejects({ total: countText(total) })}
      </h3>
      <ul role="list" className={styles.rejects}>
        {rejects.map(({ file, line, reason, row }) => (
          <li key={`${file} ${line} ${reason}`} className={styles.reject}>
            <span className={styles.strong}>{m.import_line({ line, file })}</span>
            <span>{reason}</span>
            <code className={styles.row}>{row}</code>
          </li>
        ))}
      </ul>
      <Failure of={download.error} />
      <Button
        variant="default"
        aria-busy={download.isPending}
        onClick={() => !download.isPending && download.mutate()}
      >
        {kept < total ? m.import_download_first({ count: countText(kept) }) : m.import_download()}
      </Button>
    </>
  );
}
