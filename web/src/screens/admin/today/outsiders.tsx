import { Button } from '@pieno/ui/buttons/button.tsx';
import { QuestionDialog } from '@pieno/ui/layers/question-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { tidyStations } from '../../../core/api/imports/administered-imports.ts';
import { Failure } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { ImportReport } from '../imports/import-report.tsx';
import { countText } from '../imports/import-text.ts';
import styles from '../lists.module.css';

/** Stations that are not shown anywhere, and their removal after a confirmation (rule station-tidy). */
export function Outsiders({ count }: { count: number }) {
  const [isAsked, setAsked] = useState(false);
  const tidy = useMutation({ mutationFn: tidyStations });
  // The outcome stays visible, though no station is left.
  if (count === 0 && !tidy.data) return null;
  const remove = (
    <Button
      variant="quiet"
      aria-haspopup="dialog"
      aria-busy={tidy.isPending}
      onClick={() => setAsked(true)}
    >
      {m.admin_outsiders_remove()}
    </Button>
  );
  return (
    <li className={styles.row}>
      {tidy.data ? (
        <div className={styles.form}>
          <ImportReport id={tidy.data.id}>{({ state }) => state !== 'done' && remove}</ImportReport>
        </div>
      ) : (
        <>
          <span className={styles.about}>{m.admin_outsiders({ count: countText(count) })}</span>
          {remove}
        </>
      )}
      <Failure of={tidy.error} />
      {isAsked && (
        <QuestionDialog
          message={m.admin_outsiders_question({ count: countText(count) })}
          yesLabel={m.admin_outsiders_remove()}
          noLabel={m.cancel()}
          onYes={() => !tidy.isPending && tidy.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </li>
  );
}
