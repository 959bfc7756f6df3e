import type { OwnerPrices } from '@pieno/contract/prices/own-prices.ts';
import type { OwnerFuel } from '@pieno/contract/stations/own-stations.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Modal } from '@pieno/ui/layers/modal.tsx';
import { priceDigits } from '@pieno/ui/price/price-text.ts';
import { SwitchRow } from '@pieno/ui/forms/switch-row.tsx';
import { useId, useRef, useState } from 'react';
import { newId } from '../../core/api/new-id.ts';
import { schedulePrices } from '../../core/api/prices/scheduled-prices.ts';
import { useNow } from '../../core/browser/use-now.ts';
import { m } from '../../paraglide/messages.js';
import { fuelName } from '../../features/prices/fuel-names.ts';
import { DueChoice, tomorrowMorning } from './due-choice.tsx';
import styles from './schedule.module.css';
import { useScheduleCall } from './use-schedule-call.ts';

interface ScheduleDialogProps {
  stationId: number;
  /** The fuels on the totem. */
  fuels: readonly OwnerFuel[];
  userId: string;
  /** The changed prices. */
  prices: OwnerPrices['prices'];
  onClose: () => void;
  /** Called after the scheduling. */
  onDone: () => void;
}

/** Asks from when the changed prices are valid, and whether they are announced before (rule owner-schedule). */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { stationId, fuels, userId, prices, onClose, onDone } = props;
  const titleId = useId();
  const [due, setDue] = useState(tomorrowMorning(useNow()));
  const [isPublic, setPublic] = useState(false);
  const sent = useRef({ text: '', key: '' });
  const nameOf = (id: number) => {
    const fuel = fuels.find(({ fuel_type }) => fuel_type.id === id);
    return fuel ? fuelName(fuel.fuel_type) : '';
  };
  const call = useScheduleCall(
    userId,
    (sure) => {
      // A retry after a failed connection has the same key, and is scheduled once.
      const text = JSON.stringify([due, isPublic, prices]);
      if (sent.current.text !== text) sent.current = { text, key: newId() };
      const body = { due, prices, public: isPublic, ...(sure && { sure }) };
      return schedulePrices(stationId, body, sent.current.key);
    },
    onDone,
    nameOf,
  );
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <h2 id={titleId} className={styles.title}>
        {m.schedule_title()}
      </h2>
      <ul role="list" className={styles.prices}>
        {prices.map(({ fuel_type_id, price }) => (
          <li key={fuel_type_id}>
            <span>{nameOf(fuel_type_id)}</span> <strong>{priceDigits(price)}</strong>
          </li>
        ))}
      </ul>
      <DueChoice
        due={due}
        error={call.dueError}
        onChange={(changed) => {
          call.reset();
          setDue(changed);
        }}
      />
      <div className={styles.switch}>
        <SwitchRow
          label={m.schedule_public()}
          hint={m.schedule_public_hint()}
          isOn={isPublic}
          onToggle={setPublic}
        />
      </div>
      {call.failure !== null && (
        <Banner kind={call.isAsking ? 'info' : 'error'}>{call.failure}</Banner>
      )}
      <form method="dialog" className={styles.answers}>
        <Button wide aria-busy={call.isSending} onClick={call.send}>
          {call.isAsking ? m.schedule_sure() : m.schedule()}
        </Button>
        <Button type="submit" wide variant="default">
          {m.cancel()}
        </Button>
      </form>
    </Modal>
  );
}
