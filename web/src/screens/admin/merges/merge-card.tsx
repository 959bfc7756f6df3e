import type { AdministeredStation } from '@pieno/contract/stations/administered-stations.ts';
import type { StationName } from '@pieno/contract/stations/station-name.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { useState } from 'react';
import { mergeStations, undoMerge } from '../../../core/api/merges/merges.ts';
import { dateTimeText } from '../../../core/format/date-time.ts';
import { Failure, Outcome } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { useChange, useRefresh } from '../use-change.ts';
import { MergeSearch } from './merge-search.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import styles from '../stations/station-form.module.css';

interface MergeCardProps {
  station: AdministeredStation;
  onChange: (station: AdministeredStation) => void;
}

/** Merges another station into this one; for a day the merge can be undone (rule station-merge). */
export function MergeCard({ station: { business, merges }, onChange }: MergeCardProps) {
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const [other, setOther] = useState<StationName | null>(null);
  const undo = useChange(undoMerge);
  return (
    <Card title={m.merge_title()}>
      <div className={styles.part}>
        <p className={styles.hint}>{m.merge_hint({ name: business.name })}</p>
        <ul role="list">
          {merges.map(({ id, business: merged, merged_at, undo_until }) => (
            <li key={id} className={styles.row}>
              <p className={styles.about}>
                {m.merge_done({ name: merged.name, when: dateTimeText(merged_at) })}
              </p>
              {undo_until && (
                <Button
                  variant="quiet"
                  aria-label={m.merge_undo_of({ name: merged.name })}
                  onClick={() => !undo.isPending && undo.mutate(id)}
                >
                  {m.merge_undo()}
                </Button>
              )}
            </li>
          ))}
        </ul>
        <Failure of={undo.error} />
        {undo.isSuccess && <Outcome kind="success">{m.merge_undone()}</Outcome>}
        {isOpen ? (
          <MergeSearch without={business.id} onChoose={setOther} />
        ) : (
          <Button variant="default" onClick={() => setOpen(true)}>
            {m.merge_open()}
          </Button>
        )}
        {other && (
          <ReasonDialog
            question={m.merge_question({ kept: business.name, other: other.name })}
            submit={m.merge_submit()}
            onSubmit={async (reason) => {
              onChange(await mergeStations(business.id, other.id, reason));
              setOpen(false);
              void refresh();
            }}
            onClose={() => setOther(null)}
          />
        )}
      </div>
    </Card>
  );
}
