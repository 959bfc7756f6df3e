import {
  IMPORT_FILES,
  type ImportFileName,
  type ImportKindName,
} from '@pieno/contract/imports/administered-imports.ts';
import { FileLabel } from '@pieno/ui/forms/file-label.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { useId } from 'react';
import { m } from '../../../paraglide/messages.js';
import styles from './imports.module.css';

const NAMES = {
  registry: m.import_file_registry,
  prices: m.import_file_prices,
  file: m.import_file,
} as const satisfies Record<ImportFileName, () => string>;

interface ImportFilesProps {
  kind: ImportKindName;
  files: Partial<Record<ImportFileName, File>>;
  onChange: (name: ImportFileName, file: File | undefined) => void;
}

/** Fields for the kind's files, chosen or dropped. */
export function ImportFiles({ kind, files, onChange }: ImportFilesProps) {
  return IMPORT_FILES[kind].map((name) => (
    <DropField
      key={`${kind} ${name}`}
      label={NAMES[name]()}
      file={files[name]}
      onChange={(file) => onChange(name, file)}
    />
  ));
}

interface DropFieldProps {
  label: string;
  file: File | undefined;
  onChange: (file: File | undefined) => void;
}

function DropField({ label, file, onChange }: DropFieldProps) {
  const of = useId();
  const prompt = useId();
  const hint = useId();
  return (
    <div
      className={styles.drop}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [dropped] = event.dataTransfer.files;
        if (dropped) onChange(dropped);
      }}
    >
      <p id={of} className={styles.strong}>
        {label}
      </p>
      <div className={styles.choice}>
        {/* A browser's own file button is in the browser's language. */}
        <FileLabel
          className={styles.choose}
          aria-labelledby={`${of} ${prompt}`}
          aria-describedby={hint}
          onPick={([picked]) => onChange(picked)}
        >
          <span id={prompt}>{m.import_choose()}</span>
        </FileLabel>
        <p id={hint} className={styles.hint} role="status">
          {file ? m.import_chosen({ name: file.name }) : m.import_drop()}
        </p>
      </div>
    </div>
  );
}

interface ImportAddressesProps {
  kind: ImportKindName;
  addresses: Partial<Record<ImportFileName, string>>;
  onChange: (name: ImportFileName, address: string) => void;
}

/** Fields for the addresses of the kind's files; the ministry's may stay empty. */
export function ImportAddresses({ kind, addresses, onChange }: ImportAddressesProps) {
  return IMPORT_FILES[kind].map((name) => (
    <TextField
      key={`${kind} ${name}`}
      name={name}
      type="url"
      inputMode="url"
      autoComplete="off"
      label={NAMES[name]()}
      hint={kind === 'mimit' ? m.import_address_ministry() : m.import_address_hint()}
      placeholder="https://"
      value={addresses[name] ?? ''}
      onChange={({ target }) => onChange(name, target.value)}
    />
  ));
}
