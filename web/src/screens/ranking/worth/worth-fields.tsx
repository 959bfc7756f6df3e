import { Button } from '@pieno/ui/buttons/button.tsx';
import { Field } from '@pieno/ui/forms/field.tsx';
import { Select } from '@pieno/ui/forms/select.tsx';
import IconCurrentLocation from '~icons/tabler/current-location';
import { useId } from 'react';
import { placeText } from '../../../core/format/place.ts';
import { m } from '../../../paraglide/messages.js';
import type { PositionUse } from '../../../features/position/use-position.ts';
import { useStore } from '../../../core/storage/store.ts';
import { usualStation } from '../../../features/prices/tank/usual-station.ts';
import { START_PLACES } from '../../../features/position/ways/places.ts';
import { choices } from './choices.ts';
import { isInSanMarino } from './is-in-san-marino.ts';
import type { UseWorths } from './use-worths.ts';
import styles from './worth.module.css';

interface FromProps {
  position: PositionUse;
  isHere: boolean;
  onPlace: () => void;
}

/** The start: the visitor's position, requested by a press, or a place of the list. */
export function From({ position, isHere, onPlace }: FromProps) {
  const id = useId();
  const { place } = useStore(choices);
  const choose = (chosen: string | null) => choices.set({ ...choices.get(), place: chosen });
  return (
    <Field id={id} label={m.worth_from()}>
      <div className={styles.from}>
        <Button
          variant="default"
          aria-pressed={isHere && place === null}
          aria-busy={position.state.kind === 'loading'}
          onClick={() => {
            choose(null);
            void position.find();
          }}
        >
          <IconCurrentLocation size={18} stroke={1.75} aria-hidden="true" />
          {m.position_find()}
        </Button>
        <Select
          id={id}
          value={place ?? ''}
          onChange={({ target }) => {
            choose(target.value || null);
            onPlace();
          }}
        >
          <option value="">{m.worth_place()}</option>
          {[true, false].map((isInside) => (
            <optgroup
              key={String(isInside)}
              label={isInside ? m.area_san_marino() : m.area_border()}
            >
              {START_PLACES.filter((start) => isInSanMarino(start) === isInside).map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
          ))}
        </Select>
      </div>
    </Field>
  );
}

/** 'Il mio solito': a station of either area with a price, or else the nearest. */
export function Usual({ rankings }: Pick<UseWorths, 'rankings'>) {
  const id = useId();
  const usualId = useStore(usualStation);
  const stations = rankings.map((entries) =>
    entries
      .filter(({ fuels, standIn }) => standIn ?? fuels[0])
      .toSorted((a, b) => a.business.name.localeCompare(b.business.name, m.locale())),
  );
  const isListed = stations.flat().some(({ business }) => business.id === usualId);
  return (
    <Field id={id} label={m.worth_usual()}>
      <Select
        id={id}
        value={isListed ? String(usualId) : ''}
        onChange={({ target }) => usualStation.set(target.value ? Number(target.value) : null)}
        translate="no"
      >
        <option value="">{m.worth_nearest()}</option>
        {stations.flatMap((entries) =>
          entries.map(({ business }) => (
            <option key={business.id} value={business.id}>
              {[business.name, placeText(business)].filter(Boolean).join(' · ')}
            </option>
          )),
        )}
      </Select>
    </Field>
  );
}
