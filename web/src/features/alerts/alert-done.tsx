import type { Alert } from '@pieno/contract/alerts/alerts.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { euroText } from '@pieno/ui/price/price-text.ts';
import { InView } from '../../core/components/in-view.tsx';
import { m } from '../../paraglide/messages.js';
import { PushCard } from '../push/push-card.tsx';
import { useUser } from '../../core/session/use-visitor.ts';
import { whatText } from './alert-text.ts';
import { inputOf } from './alert-input.ts';

interface AlertDoneProps {
  alert: Alert;
  /** True on /avvisi, which itself lists the alert and mentions switched-off notifications. */
  isOnList?: boolean;
}

/** The saved alert, a link to all alerts, and a note if notifications are off. */
export function AlertDone({ alert, isOnList = false }: AlertDoneProps) {
  const isSwitchedOff = useUser()?.notifications === false;
  return (
    <>
      <InView>
        <Banner
          kind={alert.paused ? 'info' : 'success'}
          actions={
            !isOnList && (
              <ButtonLink to="/avvisi" variant="quiet">
                {m.alert_list()}
              </ButtonLink>
            )
          }
        >
          {alert.paused
            ? m.alert_done_paused()
            : m.alert_done({
                what: whatText(inputOf(alert, null)),
                price: euroText(alert.below),
              })}
        </Banner>
      </InView>
      {isSwitchedOff && !isOnList && (
        <p>
          {m.push_switched_off()} <Link to="/settings">{m.push_to_settings()}</Link>
        </p>
      )}
      {/* Ask for the browser's permission only now that a push alert exists. */}
      {alert.channels.includes('push') && <PushCard />}
    </>
  );
}
