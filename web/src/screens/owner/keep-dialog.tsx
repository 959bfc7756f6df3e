import type { ScheduledPrice } from '@pieno/contract/prices/scheduled-prices.ts';
import { AlertDialog } from '@pieno/ui/layers/alert-dialog.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { priceDigits } from '@pieno/ui/price/price-text.ts';
import { cancelScheduled } from '../../core/api/prices/scheduled-prices.ts';
import { dueText } from '../../core/format/due.ts';
import { useNow } from '../../core/browser/use-now.ts';
import { m } from '../../paraglide/messages.js';
import { fuelName } from '../../features/prices/fuel-names.ts';
import { useScheduleCall } from './use-schedule-call.ts';

interface KeepDialogProps {
  stationId: number;
  userId: string;
  /** What was scheduled when the price was set; later schedules are intended. */
  asked: readonly ScheduledPrice[];
  onClose: () => void;
}

/** 'Annullo la programmazione?' after a price by hand: a scheduled price stays unless the owner cancels it. */
export function KeepDialog({ stationId, userId, asked, onClose }: KeepDialogProps) {
  const now = useNow();
  const { send, isSending, failure } = useScheduleCall(
    userId,
    async () => {
      for (const schedule of asked) await cancelScheduled(stationId, schedule.id);
    },
    onClose,
  );
  const lines = asked.map(({ fuel_type, due_at, price }) =>
    m.schedule_line({
      fuel: fuelName(fuel_type),
      when: dueText(due_at, now),
      price: priceDigits(price),
    }),
  );
  const message = [failure, m.schedule_cancel_question(), ...lines].filter(Boolean).join('\n');
  return (
    <AlertDialog message={message} closeLabel={m.schedule_keep()} onClose={onClose}>
      <Button wide aria-busy={isSending} onClick={send}>
        {m.schedule_cancel_yes()}
      </Button>
    </AlertDialog>
  );
}
