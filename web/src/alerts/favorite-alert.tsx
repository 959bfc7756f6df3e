import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { businessQuery } from '../api/stations/business.ts';
import { m } from '../paraglide/messages.js';
import { PushCard } from '../push/push-card.tsx';
import { useTank } from '../tank/tank.ts';
import { AlertButton } from './alert-button.tsx';
import { AlertDone } from './alert-done.tsx';
import { whatText } from './alert-words.ts';
import { begun, draftOf, thresholdOf, type AlertWish } from './said-alert.ts';
import { useBestNow } from './use-best-now.ts';
import { useSaveAlert } from './use-save-alert.tsx';
import { wishAt } from './wish-at.ts';

/** Beside a star that was just filled: one tap makes what the sheet would propose (rule alert-favorite). */
export function FavoriteAlert({ id }: { id: number }) {
  // Page and sheet, on which the star is, have asked for it.
  const { data } = useQuery({ ...businessQuery(String(id)), enabled: false });
  return data && <AtStation details={data.data} />;
}

function AtStation({ details }: { details: BusinessDetails }) {
  const wish = wishAt(details, useTank());
  return wish && <AtOnce wish={wish} />;
}

const NONE: readonly number[] = [];

function AtOnce({ wish }: { wish: AlertWish }) {
  const said = begun(wish, useTank());
  const { best } = useBestNow(said, NONE);
  const { save, saved, isSaving, failure, invitation } = useSaveAlert();
  const threshold = thresholdOf(said, best?.price ?? null);
  if (saved)
    return (
      <AlertDone alert={saved}>
        {/* The browser is asked only now that there is something to tell. */}
        {saved.channels.includes('push') && <PushCard />}
      </AlertDone>
    );
  // Without a price to begin with one has to be said.
  if (threshold === null)
    return <AlertButton wish={wish} label={m.alert_me_falls()} variant="quiet" />;
  return (
    <>
      <Button
        variant="quiet"
        aria-busy={isSaving}
        onClick={() => save(draftOf(said, threshold), whatText(said))}
      >
        {m.alert_me_falls()}
      </Button>
      {failure !== null && <Banner kind="error">{failure}</Banner>}
      {invitation}
    </>
  );
}
