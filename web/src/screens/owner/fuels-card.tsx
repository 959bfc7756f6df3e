import { OWNER_LIMITS } from '@pieno/contract/station-limits.ts';
import type { OwnerStation } from '@pieno/contract/stations/own-stations.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { SwitchRow } from '@pieno/ui/forms/switch-row.tsx';
import IconPlus from '~icons/tabler/plus';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { ownStationsQuery, sellFuels } from '../../core/api/stations/own-stations.ts';
import { Failure } from '../../core/components/outcome.tsx';
import { m } from '../../paraglide/messages.js';
import { fuelName } from '../../features/prices/fuel-names.ts';
import styles from './owner-station.module.css';

interface FuelsCardProps {
  station: OwnerStation;
  userId: string;
}

/** Which fuels the station sells: an unsold one is in no ranking, and its price is not asked for. */
export function FuelsCard({ station, userId }: FuelsCardProps) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, variables, error } = useMutation({
    scope: { id: 'owner-fuels' },
    mutationFn: ({ id, sold }: { id: number; sold: boolean }) =>
      sellFuels(station.business.id, [{ fuel_type_id: id, sold }]),
    onSuccess: (changed) =>
      queries.setQueryData(
        ownStationsQuery(userId).queryKey,
        (before) =>
          before && {
            ...before,
            stations: before.stations.map((each) =>
              each.business.id === changed.business.id ? changed : each,
            ),
          },
      ),
  });
  const sold = station.fuels.map(({ fuel_type }) => ({ fuel: fuel_type, isSold: true }));
  const others = station.other_fuels.map((fuel) => ({ fuel, isSold: false }));
  const isFull = sold.length >= OWNER_LIMITS.fuels;
  return (
    <Card title={m.owner_fuels()} variant="flush">
      <p className={styles.padded}>{m.owner_fuels_hint({ max: OWNER_LIMITS.fuels })}</p>
      {(isOpen ? [...sold, ...others] : sold).map(({ fuel, isSold }) => (
        <Fragment key={fuel.id}>
          <SwitchRow
            label={fuelName(fuel)}
            isOn={isSold}
            isPending={(isPending && variables.id === fuel.id) || (isFull && !isSold)}
            onToggle={(isOn) => mutate({ id: fuel.id, sold: isOn })}
          />
          <Failure of={variables?.id === fuel.id && error} />
        </Fragment>
      ))}
      {!isOpen && others.length > 0 && (
        <Button variant="quiet" wide onClick={() => setOpen(true)}>
          <IconPlus size={20} stroke={1.75} aria-hidden="true" />
          {m.owner_fuels_more()}
        </Button>
      )}
    </Card>
  );
}
