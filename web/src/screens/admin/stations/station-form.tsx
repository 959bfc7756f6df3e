import type {
  AdministeredStation,
  StationFacts,
} from '@pieno/contract/stations/administered-stations.ts';
import type { Position } from '@pieno/contract/stations/distance.ts';
import { STATION_MAX } from '@pieno/contract/station-limits.ts';
import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { useRef, useState } from 'react';
import { record, string, union, boolean } from 'zod/mini';
import { fieldsOf } from '../../../core/forms/form-fields.ts';
import { FormView } from '../../../core/forms/form-view.tsx';
import { keptDraft, useKeepDraft } from '../../../core/forms/kept-draft.ts';
import { useForm } from '../../../core/forms/use-form.ts';
import { PlaceMap } from '../../../features/map/place-map.tsx';
import { m } from '../../../paraglide/messages.js';
import { changedFacts, factOf, TEXT_FACTS, type TextFact } from './changed-facts.ts';
import { PlaceFields, readPlace } from './place-fields.tsx';
import styles from './station-form.module.css';
import { useAdministratorId } from '../use-administrator-id.ts';

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

/** A station's typed facts, as kept when the session ends. */
interface StationDraft {
  kind: AdministeredStation['kind'];
  typed: ReturnType<typeof typedPlaceOf>;
  fields: ReturnType<typeof fieldsOf>;
}

interface StationFormProps {
  /** Undefined for a new station. */
  station?: AdministeredStation;
  submit: string;
  /** Message after a success, if the form stays. */
  done?: string;
  /** Sends the changed facts. */
  onSubmit: (facts: StationFacts) => Promise<void>;
}

/** The facts of a station, with its place on a map: dragged, tapped or typed. */
export function StationForm({ station, submit, done, onSubmit }: StationFormProps) {
  const userId = useAdministratorId();
  const draftName = `station-${station?.business.id ?? 'new'}`;
  const [kept] = useState(() => keptDraft<StationDraft>(draftName, userId));
  const [kind, setKind] = useState(kept?.kind ?? station?.kind ?? 'fuel');
  const [typed, setTyped] = useState(() => kept?.typed ?? typedPlaceOf(station));
  const hint = useRef<HTMLParagraphElement>(null);
  useKeepDraft(draftName, userId, (): StationDraft | null => {
    const fields = fieldsOf(hint.current!.closest('form')!);
    const facts = changedFacts(fields, { kind, place: readPlace(typed) }, station);
    return Object.keys(facts).length > 0 ? { kind, typed, fields } : null;
  });
  const form = useForm({
    schema: Fields,
    onlyUnderFields: true,
    send: (fields) => onSubmit(changedFacts(fields, { kind, place: readPlace(typed) }, station)),
  });
  const put = ({ latitude, longitude }: Position) =>
    setTyped({ latitude: String(latitude), longitude: String(longitude) });
  return (
    <FormView form={form} submit={submit} done={done}>
      <PlaceMap label={m.place_map()} place={readPlace(typed) ?? null} onPlace={put} />
      <p ref={hint} className={styles.hint}>
        {m.place_hint()}
      </p>
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
          defaultValue={String(kept?.fields[fact] ?? factOf(station, fact) ?? '')}
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
