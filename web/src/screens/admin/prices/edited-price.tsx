import type { AdministeredPrices } from '@pieno/contract/prices/administered-prices.ts';
import { AlertDialog } from '@pieno/ui/layers/alert-dialog.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { FuelDot } from '@pieno/ui/price/fuel-dot.tsx';
import { priceDigits } from '@pieno/ui/price/price-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../core/api/api-error.ts';
import {
  administeredPricesQuery,
  editPrice,
  withdrawPrice,
} from '../../../core/api/prices/administered-prices.ts';
import { m } from '../../../paraglide/messages.js';
import { PriceField } from '../../../features/prices/editor/price-field.tsx';
import { toEuro, toThousandths } from '../../../features/prices/editor/typed-price.ts';
import { usePriceDrafts } from '../../../features/prices/editor/use-price-drafts.ts';
import { fuelName } from '../../../features/prices/fuel-names.ts';
import { PriceAge } from '../../../features/prices/price-age.tsx';
import { originLabel } from '../../../features/prices/origin-label.ts';
import { ReasonButton } from '../reason-button.tsx';
import { useRefresh } from '../use-change.ts';
import { ScheduledLines } from './scheduled-lines.tsx';
import styles from './station-prices.module.css';
import { useAdministratorId } from '../use-administrator-id.ts';

interface EditedPriceProps {
  stationId: number;
  entry: AdministeredPrices['prices'][number];
}

/** One fuel's price: what is known of it, and the actions to set or withdraw it. */
export function EditedPrice({ stationId, entry }: EditedPriceProps) {
  const { fuel_type, price, before } = entry;
  const userId = useAdministratorId();
  const queries = useQueryClient();
  const shown = price === null ? null : toThousandths(price);
  const { id } = fuel_type;
  const drafts = usePriceDrafts(new Map(shown === null ? [] : [[id, shown]]));
  const value = drafts.valueOf(id);
  /** The last outcome here. */
  const [done, setDone] = useState<{ message: string } | null>(null);
  const row = useRef<HTMLLIElement>(null);
  // The pressed button disappears after its action, as does the dialog.
  useEffect(() => {
    if (done) row.current?.focus();
  }, [done]);
  const refresh = useRefresh();
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: (sure: boolean) =>
      editPrice({ stationId, fuelId: id, price: toEuro(value!), seen: price, sure }),
    // A refused price stays typed, also if the price has changed meanwhile.
    onSuccess: ({ state, message, prices }) => {
      if (state !== 'accepted') return;
      queries.setQueryData(
        administeredPricesQuery(userId, stationId).queryKey,
        (before) => before && { ...before, prices },
      );
      drafts.forget();
      setDone({ message });
    },
    onSettled: () => void refresh(),
  });
  const name = fuelName(fuel_type);
  const refusal = error ? messageOf(error) : data?.state === 'refused' ? data.message : undefined;
  const isChanged = drafts.isChanged(id);
  return (
    <li ref={row} tabIndex={-1} aria-label={name} className={styles.row}>
      <div className={styles.head}>
        <FuelDot color={fuel_type.color} />
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          <span>{aboutPrice(entry)}</span>
          {entry.seen_at !== null && <PriceAge date={entry.confirmed_at ?? entry.seen_at} />}
        </span>
      </div>
      <ScheduledLines stationId={stationId} entry={entry} />
      <PriceField
        fuel={fuel_type}
        value={value}
        before={shown}
        error={refusal}
        onChange={(next) => {
          reset();
          setDone(null);
          drafts.change(id, next);
        }}
      />
      <p role="status" className={styles.done}>
        {done?.message}
      </p>
      <div className={styles.answers}>
        {isChanged && (
          <Button
            aria-busy={isPending}
            aria-label={`${m.admin_save()}: ${name}`}
            onClick={() => !isPending && mutate(false)}
          >
            {m.admin_save()}
          </Button>
        )}
        {price !== null && !isChanged && entry.origin !== 'demo' && (
          <ReasonButton
            variant="quiet"
            aria-label={`${m.admin_withdraw()}: ${name}`}
            label={m.admin_withdraw()}
            question={
              before
                ? m.admin_withdraw_to({ price: priceDigits(before.price) })
                : m.admin_withdraw_all()
            }
            onSubmit={async (reason) => {
              const { message } = await withdrawPrice(stationId, id, reason, price);
              await refresh();
              setDone({ message });
            }}
          />
        )}
      </div>
      {data?.state === 'ask' && (
        <AlertDialog message={data.message} closeLabel={m.owner_correct()} onClose={reset}>
          <Button wide onClick={() => mutate(true)}>
            {m.admin_sure()}
          </Button>
        </AlertDialog>
      )}
    </li>
  );
}

function aboutPrice({ price, origin, reference, contested, doubtful }: EditedPriceProps['entry']) {
  return [
    price === null ? m.price_unknown() : origin && originLabel(origin),
    contested && m.admin_kind_contested(),
    doubtful && m.price_doubtful(),
    reference !== null && `${m.admin_reference()} ${priceDigits(reference)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
