import type { Alert } from '@pieno/contract/alerts/alerts.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { euroText } from '@pieno/ui/price/price-text.ts';
import type { ReactNode } from 'react';
import { InView } from '../notices/in-view.tsx';
import { m } from '../paraglide/messages.js';
import { whatText } from './alert-words.ts';
import { asSaid } from './said-alert.ts';

interface AlertDoneProps {
  alert: Alert;
  /** What follows from it here. */
  children?: ReactNode;
}

/** What was made, and where it stands. */
export function AlertDone({ alert, children }: AlertDoneProps) {
  return (
    <>
      <InView>
        <Banner
          kind="success"
          actions={
            <ButtonLink to="/avvisi" variant="quiet">
              {m.alert_list()}
            </ButtonLink>
          }
        >
          {m.alert_done({ what: whatText(asSaid(alert, null)), price: euroText(alert.below) })}
        </Banner>
      </InView>
      {children}
    </>
  );
}
