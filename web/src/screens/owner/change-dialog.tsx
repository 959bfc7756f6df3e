import type { ScheduledPrice } from '@pieno/contract/prices/scheduled-prices.ts';
import { wallTimeAt } from '@pieno/contract/time-zone.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Modal } from '@pieno/ui/layers/modal.tsx';
import { useId, useState } from 'react';
import { changeScheduled } from '../../core/api/prices/scheduled-prices.ts';
import { dueText } from '../../core/format/due.ts';
import { useNow } from '../../core/browser/use-now.ts';
import { m } from '../../paraglide/messages.js';
import { PriceField } from '../../features/prices/editor/price-field.tsx';
import { toEuro, toThousandths } from '../../features/prices/editor/typed-price.ts';
import { fuelName } from '../../features/prices/fuel-names.ts';
import { DueChoice } from './due-choice.tsx';
import list from './list.module.css';
import styles from './schedule.module.css';
import { useScheduleCall } from './use-schedule-call.ts';

interface ChangeDialogProps {
  stationId: number;
  userId: string;
  schedule: ScheduledPrice;
  onClose: () => void;
}

/** Changes a scheduled price; of a public one only the price, and only downwards (rule schedule-announced). */
export function ChangeDialog({ stationId, userId, schedule, onClose }: ChangeDialogProps) {
  const titleId = useId();
  const now = useNow();
  const before = toThousandths(schedule.price);
  const planned = wallTimeAt(new Date(schedule.due_at));
  const [price, setPrice] = useState(before);
  const [due, setDue] = useState(planned);
  const isMoved = due.date !== planned.date || due.time !== planned.time;
  const call = useScheduleCall(
    userId,
    (sure) =>
      changeScheduled(stationId, schedule.id, {
        ...(price !== before && { price: toEuro(price) }),
        ...(isMoved && { due }),
        ...(sure && { sure }),
      }),
    onClose,
  );
  const { fuel_type } = schedule;
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <h2 id={titleId} className={styles.title}>
        {fuelName(fuel_type)}, {dueText(schedule.due_at, now)}
      </h2>
      <div className={styles.price}>
        <PriceField
          fuel={fuel_type}
          value={price}
          before={before}
          onChange={(next) => {
            call.reset();
            setPrice(next);
          }}
        />
      </div>
      {schedule.public ? (
        <p className={list.hint}>{m.schedule_announced()}</p>
      ) : (
        <DueChoice
          due={due}
          error={call.dueError}
          startsOther
          onChange={(changed) => {
            call.reset();
            setDue(changed);
          }}
        />
      )}
      {call.failure !== null && (
        <Banner kind={call.isAsking ? 'info' : 'error'}>{call.failure}</Banner>
      )}
      <form method="dialog" className={styles.answers}>
        <Button
          wide
          aria-busy={call.isSending}
          onClick={() => (price === before && !isMoved ? onClose() : call.send())}
        >
          {call.isAsking ? m.schedule_sure() : m.schedule_save()}
        </Button>
        <Button type="submit" wide variant="default">
          {m.schedule_unchanged()}
        </Button>
      </form>
    </Modal>
  );
}
