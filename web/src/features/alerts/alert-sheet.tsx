import type { Alert } from '@pieno/contract/alerts/alerts.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Sheet } from '@pieno/ui/layers/sheet.tsx';
import { m } from '../../paraglide/messages.js';
import { useTank } from '../prices/tank/tank.ts';
import { AlertDone } from './alert-done.tsx';
import { AlertForm } from './alert-form.tsx';
import { inputOf, begun, type AlertWish } from './alert-input.ts';
import { useSaveAlert } from './use-save-alert.tsx';

export interface AlertSheetProps {
  /** The wish for a new alert, or the alert to change. */
  about: { wish: AlertWish } | { alert: Alert };
  onClose: () => void;
}

/** Creates or changes an alert (rule alert-sheet). Its proposals need only one more tap. */
export function AlertSheet({ about, onClose }: AlertSheetProps) {
  const tank = useTank();
  const alert = 'alert' in about ? about.alert : undefined;
  const { saved, invitation, ...saving } = useSaveAlert(alert?.id);
  return (
    <Sheet
      title={alert ? m.alert_change() : m.alert_me()}
      closeLabel={m.sheet_close()}
      onClose={onClose}
    >
      {saved ? (
        <>
          <AlertDone alert={saved} isOnList={alert !== undefined} />
          {alert && (
            <form method="dialog">
              <Button type="submit" variant="quiet" wide>
                {m.alert_list()}
              </Button>
            </form>
          )}
        </>
      ) : (
        <AlertForm
          begin={'alert' in about ? inputOf(about.alert, tank) : begun(about.wish, tank)}
          saving={saving}
          changed={alert}
        />
      )}
      {/* Outside the form: submitting the prompt's form would submit the outer one. */}
      {invitation}
    </Sheet>
  );
}
