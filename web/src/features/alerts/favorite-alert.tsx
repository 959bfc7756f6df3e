import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { euroText } from '@pieno/ui/price/price-text.ts';
import { useQuery } from '@tanstack/react-query';
import { businessQuery } from '../../core/api/stations/business.ts';
import { m } from '../../paraglide/messages.js';
import { toEuro } from '../prices/editor/typed-price.ts';
import { useTank } from '../prices/tank/tank.ts';
import { AlertDone } from './alert-done.tsx';
import { whatText } from './alert-text.ts';
import { begun, draftOf, thresholdOf, type AlertWish } from './alert-input.ts';
import { useBestNow } from './use-best-now.ts';
import { useSaveAlert } from './use-save-alert.tsx';
import { wishAt } from './wish-at.ts';

/**
 * Beside a newly filled star: one tap creates the alert that the sheet would propose
 * (rule alert-favorite).
 */
export function FavoriteAlert({ id }: { id: number }) {
  // The page or sheet around the star already loads this query.
  const { data } = useQuery({ ...businessQuery(String(id)), enabled: false });
  return data && <AtStation details={data.data} />;
}

function AtStation({ details }: { details: BusinessDetails }) {
  const wish = wishAt(details, useTank());
  return wish && <AtOnce wish={wish} />;
}

const NONE: readonly number[] = [];

function AtOnce({ wish }: { wish: AlertWish }) {
  const input = begun(wish, useTank());
  const { best } = useBestNow(input, NONE);
  const { save, saved, isSaving, failure, invitation } = useSaveAlert();
  const threshold = thresholdOf(input, best?.price ?? null);
  if (saved) return <AlertDone alert={saved} />;
  // Without a best price the user must enter a threshold: page and sheet have a button for that.
  if (threshold === null) return null;
  return (
    <>
      <Button
        variant="quiet"
        aria-busy={isSaving}
        onClick={() => save(draftOf(input, threshold), whatText(input))}
      >
        {m.alert_me_below({ price: euroText(toEuro(threshold)) })}
      </Button>
      {failure !== null && <Banner kind="error">{failure}</Banner>}
      {invitation}
    </>
  );
}
