import type { AdministeredStation } from '@pieno/contract/stations/administered-stations.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { useMutation } from '@tanstack/react-query';
import { closeStation } from '../../../core/api/stations/administered-stations.ts';
import { dateTimeText } from '../../../core/format/date-time.ts';
import { Failure } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { ReasonButton } from '../reason-button.tsx';
import styles from './station-form.module.css';

interface ClosingCardProps {
  station: AdministeredStation;
  onChange: (station: AdministeredStation) => void;
}

/** Closes a station for good, or reopens it (rule station-closed). */
export function ClosingCard({ station: { business, closed_at }, onChange }: ClosingCardProps) {
  const { id, name } = business;
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
          <ReasonButton
            label={m.station_close()}
            question={m.station_close_question({ name })}
            onSubmit={async (reason) => onChange(await closeStation(id, true, reason))}
          />
        )}
        <Failure of={reopening.error} />
      </div>
    </Card>
  );
}
