import type { Alert, AlertDraft } from '@pieno/contract/alerts/alerts.ts';
import { FUEL_MODES, type FuelMode } from '@pieno/contract/prices/fuels.ts';
import { isSoldBothWays } from '@pieno/contract/profile/sold-both-ways.ts';
import { TANK_FUELS } from '@pieno/contract/profile/tank.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import { SelectField } from '@pieno/ui/forms/select-field.tsx';
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { useFavorites } from '../favorites/favorites.ts';
import { modeText } from '../../core/format/mode.ts';
import { InView } from '../../core/components/in-view.tsx';
import { m } from '../../paraglide/messages.js';
import { decadeName } from '../prices/category-names.ts';
import { useTank } from '../prices/tank/tank.ts';
import { AlertThreshold } from './alert-threshold.tsx';
import { AlertWays } from './alert-ways.tsx';
import { fuelText, whatText } from './alert-text.ts';
import styles from './alert-sheet.module.css';
import { PastLine } from './past-line.tsx';
import {
  draftOf,
  keptThreshold,
  ofFuel,
  thresholdOf,
  type AlertInput,
  type Target,
} from './alert-input.ts';
import { useBestNow } from './use-best-now.ts';

interface AlertFormProps {
  /** Initial values. */
  begin: AlertInput;
  saving: {
    save: (draft: AlertDraft, about: string) => void;
    isSaving: boolean;
    failure: string | null;
  };
  /** The alert to change; undefined for a new one. */
  changed: Alert | undefined;
}

/** Form of an alert: fuel, place, threshold and channels. */
export function AlertForm({ begin, saving, changed }: AlertFormProps) {
  const [input, setInput] = useState(begin);
  /** True once the form was submitted with something missing. */
  const [isAsked, setAsked] = useState(false);
  /** True if the submission waits for a price that is loading. */
  const waits = useRef(false);
  const favorites = useFavorites().map(({ id }) => id);
  const { best, isPending } = useBestNow(input, favorites);
  const threshold = keptThreshold(input, changed) ?? thresholdOf(input, best?.price ?? null);
  const enter = (next: AlertInput) => {
    setInput(next);
    setAsked(false);
    waits.current = false;
  };
  const change = (part: Partial<AlertInput>) => enter({ ...input, ...part });
  const isMissing = isAsked && threshold === null;
  const save = (below: number) => saving.save(draftOf(input, below), whatText(input));
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    waits.current = threshold === null && isPending;
    if (threshold !== null) save(threshold);
  };
  const arrive = useEffectEvent(() => {
    if (waits.current && threshold !== null) save(threshold);
    waits.current = false;
  });
  useEffect(() => {
    if (!isPending) arrive();
  }, [isPending]);
  return (
    <form noValidate className={styles.form} onSubmit={send}>
      <Fuel input={input} onChange={enter} />
      <div className={styles.choice}>
        <Segmented<Target>
          label={m.alert_where()}
          value={input.target}
          onChange={(target) => change({ target, price: null })}
          options={targetsOf(begin, favorites.length > 0)}
        />
      </div>
      <AlertThreshold
        {...{ input, best, threshold, isPending }}
        isWrong={isMissing && !isPending}
        onChange={change}
      />
      <PastLine {...{ input, threshold }} isWaiting={isPending} />
      <AlertWays input={input} onChange={change} />
      {saving.failure !== null && (
        <InView key={saving.failure} keepsFocus>
          <Banner kind={navigator.onLine ? 'error' : 'offline'}>{saving.failure}</Banner>
        </InView>
      )}
      <div className={styles.foot}>
        <Button type="submit" wide aria-busy={saving.isSaving || (isMissing && isPending)}>
          {changed ? m.tank_save() : m.alert_me()}
        </Button>
      </div>
    </form>
  );
}

/** The possible targets: the wish's stations, the areas, and the favourites if any. */
function targetsOf({ stations, target }: AlertInput, hasFavorites: boolean) {
  return [
    ...(stations.length > 0 ? [{ value: 'stations' as const, label: m.alert_here() }] : []),
    { value: 'SM' as const, label: m.area_san_marino() },
    { value: 'confine' as const, label: m.area_border() },
    ...(hasFavorites || target === 'favorites'
      ? [{ value: 'favorites' as const, label: m.alert_favorites() }]
      : []),
  ];
}

interface FuelProps {
  input: AlertInput;
  onChange: (input: AlertInput) => void;
}

/** Shows the current fuel; a button opens the choice of another. */
function Fuel({ input, onChange }: FuelProps) {
  const tank = useTank();
  const [isOpen, setOpen] = useState(false);
  const { decade, mode, stations } = input;
  const choose = (name: string) => {
    const fuel = TANK_FUELS.find((each) => decadeName(each) === name);
    if (fuel !== undefined) onChange(ofFuel(input, fuel, tank));
  };
  return (
    <>
      <p className={styles.fuel}>
        <strong>{fuelText(input)}</strong>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {m.alert_other_fuel()}
        </Button>
      </p>
      {stations.length > 0 && (
        <p className={styles.hint} translate="no">
          {stations.map(({ name }) => name).join(', ')}
        </p>
      )}
      {isOpen && (
        <SelectField
          name="fuel"
          label={m.tank_fuel()}
          emptyLabel={m.tank_fuel_none()}
          options={TANK_FUELS.map(decadeName)}
          value={decadeName(decade)}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      {isOpen && isSoldBothWays(decade) && (
        <div className={styles.short}>
          <Segmented<FuelMode | 'any'>
            label={m.ranking_mode()}
            value={mode ?? 'any'}
            onChange={(chosen) =>
              onChange({ ...input, mode: chosen === 'any' ? null : chosen, price: null })
            }
            options={[
              { value: 'any', label: m.mode_all() },
              ...FUEL_MODES.map((each) => ({ value: each, label: modeText(each) })),
            ]}
          />
        </div>
      )}
    </>
  );
}
