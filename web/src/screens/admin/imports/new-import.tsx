import {
  IMPORT_FILES,
  type ImportAttempt,
  type ImportFileName,
  type ImportKindName,
} from '@pieno/contract/imports/administered-imports.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { CheckboxField } from '@pieno/ui/forms/checkbox-field.tsx';
import { Field } from '@pieno/ui/forms/field.tsx';
import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import { Select } from '@pieno/ui/forms/select.tsx';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  startFromAddresses,
  startFromFiles,
} from '../../../core/api/imports/administered-imports.ts';
import { Failure } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { useRefresh } from '../use-change.ts';
import { ImportReport } from './import-report.tsx';
import { ImportAddresses, ImportFiles } from './import-source.tsx';
import { kindName } from './import-text.ts';
import styles from './imports.module.css';

const KINDS = Object.keys(IMPORT_FILES) as ImportKindName[];
type Files = Partial<Record<ImportFileName, File>>;
type Addresses = Partial<Record<ImportFileName, string>>;

/** Form of an import: a trial first, then the import from the same files (rule admin-imports-page). */
export function NewImport() {
  const kindId = useId();
  const [kind, setKind] = useState<ImportKindName>('prices');
  const [way, setWay] = useState<'file' | 'address'>('file');
  const [files, setFiles] = useState<Files>({});
  const [addresses, setAddresses] = useState<Addresses>({});
  const [force, setForce] = useState(false);
  const start = useMutation({
    mutationFn: (trial: boolean) =>
      way === 'file'
        ? startFromFiles({ kind, trial, force, from: files })
        : startFromAddresses({ kind, trial, force, from: typed(addresses) }),
    onSuccess: useRefresh(),
  });
  // A report is valid only for the files chosen then: any change requires a new trial.
  const changing =
    <Value,>(change: (value: Value) => void) =>
    (value: Value) => {
      change(value);
      start.reset();
    };
  const isMissing = way === 'file' && IMPORT_FILES[kind].some((name) => !files[name]);
  const begin = (trial: boolean) => !start.isPending && start.mutate(trial);
  return (
    <Card title={m.import_new()}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isMissing) begin(true);
        }}
      >
        <Field id={kindId} label={m.import_kind()}>
          <Select
            id={kindId}
            value={kind}
            onChange={changing(({ target }) => {
              setKind(target.value as ImportKindName);
              setFiles({});
              setAddresses({});
              setForce(false);
            })}
          >
            {KINDS.map((each) => (
              <option key={each} value={each}>
                {kindName(each)}
              </option>
            ))}
          </Select>
        </Field>
        <Segmented
          label={m.import_from()}
          options={[
            { value: 'file', label: m.import_from_file() },
            { value: 'address', label: m.import_from_address() },
          ]}
          value={way}
          onChange={changing(setWay)}
        />
        {way === 'file' ? (
          <ImportFiles
            kind={kind}
            files={files}
            onChange={(name, file) => {
              const { [name]: _, ...others } = files;
              changing(setFiles)(file ? { ...others, [name]: file } : others);
            }}
          />
        ) : (
          <ImportAddresses
            kind={kind}
            addresses={addresses}
            onChange={(name, address) => changing(setAddresses)({ ...addresses, [name]: address })}
          />
        )}
        {kind === 'stations' && <p className={styles.hint}>{m.import_no_pictures()}</p>}
        {kind === 'mimit' && (
          <CheckboxField
            name="force"
            label={m.import_force()}
            hint={m.import_force_hint()}
            checked={force}
            onChange={changing(({ target }) => setForce(target.checked))}
          />
        )}
        <Failure of={start.error} />
        <Button type="submit" wide aria-disabled={isMissing} aria-busy={start.isPending}>
          {start.isPending ? m.import_sending() : m.import_try()}
        </Button>
        {isMissing && <p className={styles.hint}>{m.import_missing()}</p>}
      </form>
      {start.data && (
        <ImportReport id={start.data.id}>
          {(attempt) =>
            canImport(attempt) && (
              <Button wide aria-busy={start.isPending} onClick={() => begin(false)}>
                {m.import_really()}
              </Button>
            )
          }
        </ImportReport>
      )}
    </Card>
  );
}

function typed(addresses: Addresses): Addresses {
  return Object.fromEntries(Object.entries(addresses).filter(([, address]) => address.trim()));
}

/** True for a trial with at least one usable row. */
const canImport = ({ action, state, tallies }: ImportAttempt): boolean =>
  action === 'trial' && state === 'done' && tallies.some(({ read, rejected }) => rejected < read);
