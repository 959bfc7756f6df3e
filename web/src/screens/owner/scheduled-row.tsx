import type { HeldFor, ScheduledPrice } from '@pieno/contract/prices/scheduled-prices.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Chip } from '@pieno/ui/chip.tsx';
import { Price } from '@pieno/ui/price/price.tsx';
import { QuestionDialog } from '@pieno/ui/layers/question-dialog.tsx';
import { SwitchRow } from '@pieno/ui/forms/switch-row.tsx';
import { useState } from 'react';
import { cancelScheduled, changeScheduled } from '../../core/api/prices/scheduled-prices.ts';
import { dueText } from '../../core/format/due.ts';
import { useNow } from '../../core/browser/use-now.ts';
import { m } from '../../paraglide/messages.js';
import { unitName } from '../../features/prices/category-names.ts';
import { fuelName } from '../../features/prices/fuel-names.ts';
import list from './list.module.css';
import styles from './schedule.module.css';
import { useScheduleCall } from './use-schedule-call.ts';

interface ScheduledRowProps {
  stationId: number;
  userId: string;
  schedule: ScheduledPrice;
  onChange: () => void;
}

/** One scheduled price with its actions: a public one can only become cheaper. */
export function ScheduledRow(props: ScheduledRowProps) {
  const { stationId, userId, schedule, onChange } = props;
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const { id, fuel_type, price, due_at, public: isPublic, held_for, by } = schedule;
  const isHeld = held_for !== null;
  const cancel = useScheduleCall(userId, () => cancelScheduled(stationId, id), doNothing);
  const announce = useScheduleCall(
    userId,
    () => changeScheduled(stationId, id, { public: true }),
    doNothing,
  );
  const name = fuelName(fuel_type);
  const about = `${name}, ${dueText(due_at, now)}`;
  const failure = cancel.failure ?? announce.failure;
  return (
    <li className={list.row}>
      <div className={list.about}>
        <p className={list.name}>{name}</p>
        <p className={list.hint}>
          {dueText(due_at, now)}
          {by !== null && <span translate="no">{` · ${by}`}</span>}
        </p>
        {isHeld && <Chip tone="notice">{m.schedule_held()}</Chip>}
        {isPublic && !isHeld && <Chip>{m.schedule_public()}</Chip>}
      </div>
      <Price
        value={price}
        unit={fuel_type.unit}
        unitText={unitName(fuel_type.unit)}
        withUnit={false}
      />
      {isHeld && <p className={styles.wide}>{HELD_TEXTS[held_for]()}</p>}
      {failure !== null && <Banner kind="error">{failure}</Banner>}
      {!isHeld && !isPublic && (
        <div className={styles.switch}>
          <SwitchRow
            label={m.schedule_public()}
            hint={m.schedule_public_hint()}
            isOn={false}
            isPending={announce.isSending}
            onToggle={() => setAsking(true)}
          />
        </div>
      )}
      <div className={list.answers}>
        {!isHeld && (
          <Button
            variant="default"
            aria-label={`${m.schedule_change()}: ${about}`}
            onClick={onChange}
          >
            {m.schedule_change()}
          </Button>
        )}
        {(isHeld || !isPublic) && (
          <Button
            variant="quiet"
            aria-label={`${isHeld ? m.schedule_remove() : m.cancel()}: ${about}`}
            aria-busy={cancel.isSending}
            onClick={cancel.send}
          >
            {isHeld ? m.schedule_remove() : m.cancel()}
          </Button>
        )}
      </div>
      {isAsking && (
        <QuestionDialog
          message={m.schedule_public_question({ about })}
          yesLabel={m.schedule_public_yes()}
          noLabel={m.schedule_public_no()}
          onYes={announce.send}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

const HELD_TEXTS: Readonly<Record<HeldFor, () => string>> = {
  range: m.schedule_held_hint,
  unsold: m.schedule_held_unsold,
  failed: m.schedule_held_failed,
};

const doNothing = (): void => {};
