import { FUEL_MODES, type FuelMode } from '@pieno/contract/prices/fuels.ts';
import { isSoldBothWays } from '@pieno/contract/profile/sold-both-ways.ts';
import {
  isTankFuel,
  proposedTank,
  TANK_CONSUMPTION,
  TANK_FUELS,
  TANK_LITRES,
  type Tank,
} from '@pieno/contract/profile/tank.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { CheckboxField } from '@pieno/ui/forms/checkbox-field.tsx';
import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import { SelectField } from '@pieno/ui/forms/select-field.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { modeText } from '../../../core/format/mode.ts';
import { focusFirst } from '../../../core/forms/form-fields.ts';
import { m } from '../../../paraglide/messages.js';
import { decadeName } from '../category-names.ts';
import styles from './tank-form.module.css';
import { amountLabel, numberText, readNumber, unitSign } from './tank-text.ts';

interface TankFormProps {
  /** Initial values; null if not even the fuel is known. */
  tank: Tank | null;
  /** True to offer fuel and mode; false if the page fixes them. */
  choosesFuel?: boolean;
  /** True if the visitor opened the form: the first number takes the focus. */
  isAsked?: boolean;
  onSave: (tank: Tank) => void;
  /** Further actions beside 'Salva'. */
  actions?: ReactNode;
}

interface Typed {
  litres: string;
  consumption: string;
}
type Errors = Partial<Record<keyof Typed, string>>;

const typedOf = (tank: Tank | null): Typed => ({
  litres: tank ? numberText(tank.litres) : '',
  consumption: tank ? numberText(tank.consumption) : '',
});

/** Form for the usual fill (rule own-tank). Errors keep the typed text. */
export function TankForm({ tank, choosesFuel, isAsked, onSave, actions }: TankFormProps) {
  const [draft, setDraft] = useState(tank);
  const [typed, setTyped] = useState(() => typedOf(tank));
  const [errors, setErrors] = useState<Errors>({});

  const choose = (name: string) => {
    const fuel = TANK_FUELS.find((each) => decadeName(each) === name);
    const chosen = fuel === undefined ? null : tank?.fuel === fuel ? tank : proposedTank(fuel);
    setDraft(chosen && { ...chosen, smac: draft?.smac ?? chosen.smac });
    setTyped(typedOf(chosen));
    setErrors({});
  };
  const type = (name: keyof Typed, text: string) => {
    setTyped({ ...typed, [name]: text });
    setErrors({ ...errors, [name]: undefined });
  };
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const litres = readNumber(typed.litres, TANK_LITRES);
    const consumption = readNumber(typed.consumption, TANK_CONSUMPTION);
    const wrong: Errors = {
      ...(litres === null && { litres: m.error_litres_range() }),
      ...(consumption === null && { consumption: m.error_consumption_range() }),
    };
    // Rendered before the focus moves, so that screen readers read the error with its field.
    flushSync(() => setErrors(wrong));
    if (draft && litres !== null && consumption !== null) onSave({ ...draft, litres, consumption });
    else focusFirst(event.currentTarget, wrong);
  };
  return (
    <form noValidate className={styles.form} onSubmit={save}>
      {choosesFuel && (
        <SelectField
          name="fuel"
          label={m.tank_fuel()}
          emptyLabel={m.tank_fuel_none()}
          options={TANK_FUELS.map(decadeName)}
          value={draft ? decadeName(draft.fuel) : ''}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      {choosesFuel && draft && isSoldBothWays(draft.fuel) && (
        <Segmented<FuelMode | 'any'>
          label={m.ranking_mode()}
          value={draft.mode ?? 'any'}
          onChange={(mode) => setDraft({ ...draft, mode: mode === 'any' ? null : mode })}
          options={[
            ...FUEL_MODES.map((mode) => ({ value: mode, label: modeText(mode) })),
            { value: 'any', label: m.mode_all() },
          ]}
        />
      )}
      {draft && isTankFuel(draft.fuel) && (
        <>
          <div className={styles.numbers}>
            <TextField
              name="litres"
              label={amountLabel(draft.fuel)}
              inputMode="decimal"
              autoComplete="off"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was pressed for
              autoFocus={isAsked}
              value={typed.litres}
              error={errors.litres}
              onChange={({ target }) => type('litres', target.value)}
            />
            <TextField
              name="consumption"
              label={m.tank_consumption({ unit: unitSign(draft.fuel) })}
              inputMode="decimal"
              autoComplete="off"
              value={typed.consumption}
              error={errors.consumption}
              onChange={({ target }) => type('consumption', target.value)}
            />
          </div>
          <CheckboxField
            name="smac"
            label={m.tank_smac()}
            checked={draft.smac}
            onChange={({ target }) => setDraft({ ...draft, smac: target.checked })}
          />
          <div className={styles.actions}>
            <Button type="submit">{m.tank_save()}</Button>
            {actions}
          </div>
        </>
      )}
    </form>
  );
}
