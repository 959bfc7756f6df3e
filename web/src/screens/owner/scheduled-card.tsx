import type { OwnerStation } from '@pieno/contract/stations/own-stations.ts';
import type { ScheduledPrice } from '@pieno/contract/prices/scheduled-prices.ts';
import { Card } from '@pieno/ui/card.tsx';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { ChangeDialog } from './change-dialog.tsx';
import list from './list.module.css';
import { ScheduledRow } from './scheduled-row.tsx';

interface ScheduledCardProps {
  station: OwnerStation;
  userId: string;
}

/** The station's scheduled prices, earliest first, and those held when due (rule owner-schedule). */
export function ScheduledCard({ station, userId }: ScheduledCardProps) {
  const [changed, setChanged] = useState<ScheduledPrice | null>(null);
  const { scheduled, business } = station;
  return (
    <Card title={m.schedule_list()}>
      {scheduled.length === 0 ? (
        <p className={list.hint}>{m.schedule_none()}</p>
      ) : (
        <ul role="list" className={list.rows}>
          {scheduled.map((schedule) => (
            <ScheduledRow
              key={schedule.id}
              stationId={business.id}
              userId={userId}
              schedule={schedule}
              onChange={() => setChanged(schedule)}
            />
          ))}
        </ul>
      )}
      {changed && (
        <ChangeDialog
          stationId={business.id}
          userId={userId}
          schedule={changed}
          onClose={() => setChanged(null)}
        />
      )}
    </Card>
  );
}
