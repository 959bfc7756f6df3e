import type { AdministeredStation, StationFacts } from '@pieno/contract/administered-stations.ts';
import type { Position } from '@pieno/contract/distance.ts';
import { STATION_MAX } from '@pieno/contract/limits.ts';
import { Segmented } from '@pieno/ui/segmented.tsx';
import { TextField } from '@pieno/ui/text-field.tsx';
import { useState } from 'react';
import { record, string, union, boolean } from 'zod/mini';
import { FormView } from '../../forms/form-view.tsx';
import { useForm } from '../../forms/use-form.ts';
import { PlaceMap } from '../../map/place-map.tsx';
import { m } from '../../paraglide/messages.js';
import { changedFacts, factOf, TEXT_FACTS, type TextFact } from './changed-facts.ts';
import { PlaceFields, readPlace } from './place-fields.tsx';
import styles from './station-form.module.css';

const Fields = record(string(), union([string(), boolean()]));

const LABELS: Readonly<Record<TextFact, () => string>> = {
  name: m.station_name,
  brand: m.station_brand,
  address: m.station_address,
  postcode: m.station_postcode,
  locality: m.station_locality,
  phone: m.station_phone,
  website: m.station_website,
};

interface StationFormProps {
  /** Undefined for a new one. */
  station?: AdministeredStation;
  submit: string;
  /** Sends what is another than before. */
  onSubmit: (facts: StationFacts) => Promise<void>;
}

/** The facts of a station, with its place on a map: dragged, tapped or typed. */
export function StationForm({ station, submit, onSubmit }: StationFormProps) {
  const [kind, setKind] = useState(station?.kind ?? 'fuel');
  const [typed, setTyped] = useState(() => typedPlaceOf(station));
  const form = useForm({
    schema: Fields,
    onlyUnderFields: true,
    send: (fields) => onSubmit(changedFacts(fields, { kind, place: readPlace(typed) }, station)),
  });
  const put = ({ latitude, longitude }: Position) =>
    setTyped({ latitude: String(latitude), longitude: String(longitude) });
  return (
    <FormView form={form} submit={submit}>
      <PlaceMap label={m.place_map()} place={readPlace(typed) ?? null} onPlace={put} />
      <p className={styles.hint}>{m.place_hint()}</p>
      <PlaceFields typed={typed} onType={setTyped} errors={form.errors} />
      <Segmented
        label={m.station_kind()}
        options={[
          { value: 'fuel', label: m.station_kind_fuel() },
          { value: 'charging', label: m.station_kind_charging() },
        ]}
        value={kind}
        onChange={setKind}
      />
      {TEXT_FACTS.map((fact) => (
        <TextField
          key={fact}
          name={fact}
          label={LABELS[fact]()}
          type={fact === 'phone' ? 'tel' : fact === 'website' ? 'url' : 'text'}
          error={form.errors[fact]}
          defaultValue={factOf(station, fact) ?? ''}
          maxLength={STATION_MAX[fact]}
          autoComplete="off"
          required={fact === 'name'}
        />
      ))}
    </FormView>
  );
}

const typedPlaceOf = (station?: AdministeredStation) => ({
  latitude: station?.latitude?.toString() ?? '',
  longitude: station?.longitude?.toString() ?? '',
});
