import type { AdministeredStation } from '@pieno/contract/stations/administered-stations.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { closeStation } from '../../../api/stations/administered-stations.ts';
import { dateTimeText } from '../../../format/date-time.ts';
import { Failure } from '../../../notices/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { ReasonDialog } from '../reason-dialog.tsx';
import styles from './station-form.module.css';

interface ClosingCardProps {
  station: AdministeredStation;
  onChange: (station: AdministeredStation) => void;
}

/** Closes a station for good, or opens it again (rule station-closed). */
export function ClosingCard({ station: { business, closed_at }, onChange }: ClosingCardProps) {
  const { id, name } = business;
  const [isAsking, setAsking] = useState(false);
  const reopening = useMutation({
    mutationFn: () => closeStation(id, false),
    onSuccess: onChange,
  });
  return (
    <Card title={m.station_closing()}>
      <div className={styles.part}>
        <p>
          {closed_at
            ? m.station_closed_since({ when: dateTimeText(closed_at) })
            : m.station_closing_hint()}
        </p>
        {closed_at ? (
          <Button
            variant="default"
            aria-busy={reopening.isPending}
            onClick={() => !reopening.isPending && reopening.mutate()}
          >
            {m.station_reopen()}
          </Button>
        ) : (
          <Button variant="default" onClick={() => setAsking(true)}>
            {m.station_close()}
          </Button>
        )}
        <Failure of={reopening.error} />
        {isAsking && (
          <ReasonDialog
            question={m.station_close_question({ name })}
            submit={m.station_close()}
            onSubmit={async (reason) => {
              onChange(await closeStation(id, true, reason));
              setAsking(false);
            }}
            onClose={() => setAsking(false)}
          />
        )}
      </div>
    </Card>
  );
}
