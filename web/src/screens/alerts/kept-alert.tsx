import type { User } from '@pieno/contract/accounts/visitor.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { AlertDone } from '../../features/alerts/alert-done.tsx';
import { forgetAlert, keptAlert } from '../../features/alerts/kept-alert.ts';
import { useSaveAlert } from '../../features/alerts/use-save-alert.tsx';
import { InView } from '../../core/components/in-view.tsx';
import { m } from '../../paraglide/messages.js';

/** Creates the alert that was chosen before the sign-in (rule alert-kept). */
export function useKeptAlert(user: User) {
  const [kept, setKept] = useState(() => keptAlert(user));
  const saving = useSaveAlert();
  const isBegun = useRef(false);
  useEffect(() => {
    if (!kept?.isDecided || isBegun.current) return;
    isBegun.current = true;
    saving.save(kept.draft, kept.about);
  });
  const drop = () => {
    forgetAlert();
    setKept(null);
  };
  return { kept, drop, ...saving };
}

/** An alert that could not be sent: one tap sends it (rule alert-kept). */
export function KeptAlert(props: ReturnType<typeof useKeptAlert>) {
  const { kept, drop, save, saved, isSaving, failure } = props;
  if (saved) return <AlertDone alert={saved} isOnList />;
  if (!kept || (kept.isDecided && failure === null)) return null;
  return (
    <InView keepsFocus>
      <Banner
        kind={failure === null ? 'info' : 'error'}
        actions={
          <>
            <Button aria-busy={isSaving} onClick={() => save(kept.draft, kept.about)}>
              {m.alert_me()}
            </Button>
            <Button variant="quiet" onClick={drop}>
              {m.alert_delete()}
            </Button>
          </>
        }
      >
        {m.alert_kept({ about: kept.about })} {failure}
      </Banner>
    </InView>
  );
}
