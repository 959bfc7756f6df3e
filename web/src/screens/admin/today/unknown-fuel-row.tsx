import type { Today } from '@pieno/contract/today/today.ts';
import { DECADES, unitsOf, type Decade, type FuelUnit } from '@pieno/contract/prices/fuels.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Field } from '@pieno/ui/forms/field.tsx';
import { euroText } from '@pieno/ui/price/price-text.ts';
import { Select } from '@pieno/ui/forms/select.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ADMINISTRATION } from '../../../core/api/administration.ts';
import { classifyFuel } from '../../../core/api/imports/administered-imports.ts';
import { Failure } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { decadeName, unitName } from '../../../features/prices/category-names.ts';
import styles from '../lists.module.css';

type UnknownFuel = Today['fuels'][number];

/** What a fuel can be: most categories have one unit, some fuels are sold in several. */
const KINDS: readonly { decade: Decade; unit: FuelUnit }[] = DECADES.flatMap((decade) =>
  unitsOf(decade).map((unit) => ({ decade, unit })),
);

/** A fuel of the ministry whose prices wait until an administrator sets its category (rule fuel-unknown). */
export function UnknownFuelRow({ fuel }: { fuel: UnknownFuel }) {
  const queries = useQueryClient();
  const id = useId();
  const [chosen, setChosen] = useState('');
  const { mutate, error, isPending } = useMutation({
    mutationFn: (kind: (typeof KINDS)[number]) => classifyFuel({ name: fuel.name, ...kind }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ADMINISTRATION }),
  });
  const kind = chosen === '' ? undefined : KINDS[Number(chosen)];
  return (
    <li className={styles.row}>
      <span className={styles.about}>
        <span className={styles.name} translate="no">
          {fuel.name}
        </span>
        <span className={styles.hint}>{pricesOf(fuel)}</span>
      </span>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (kind && !isPending) mutate(kind);
        }}
      >
        <Field id={id} label={m.admin_fuel_kind()}>
          <Select id={id} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{m.admin_fuel_choose()}</option>
            {KINDS.map(({ decade, unit }, at) => (
              <option key={`${decade} ${unit}`} value={at}>
                {`${decadeName(decade)}, ${unitName(unit)}`}
              </option>
            ))}
          </Select>
        </Field>
        <Failure of={error} />
        <Button
          type="submit"
          aria-disabled={!kind}
          aria-busy={isPending}
          aria-label={`${m.admin_save()}: ${fuel.name}`}
        >
          {m.admin_save()}
        </Button>
      </form>
    </li>
  );
}

function pricesOf({ prices, min, max }: UnknownFuel): string {
  if (min === null || max === null) return m.admin_fuel_no_price();
  const range =
    min === max ? euroText(min) : m.admin_fuel_range({ min: euroText(min), max: euroText(max) });
  return m.admin_fuel_prices({ count: prices, range });
}
