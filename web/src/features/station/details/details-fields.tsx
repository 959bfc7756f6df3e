import { STATION_MAX } from '@pieno/contract/station-limits.ts';
import { PAYMENTS, SERVICES } from '@pieno/contract/stations/station-details.ts';
import { CheckboxField } from '@pieno/ui/forms/checkbox-field.tsx';
import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import { TextAreaField } from '@pieno/ui/forms/text-area-field.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { PAYMENT_NAMES, SERVICE_NAMES } from '../../../core/format/detail-names.ts';
import type { FieldErrors } from '../../../core/forms/field-errors.ts';
import { m } from '../../../paraglide/messages.js';
import type { DetailsDraft } from './details-draft.ts';
import styles from './details-form.module.css';
import { ExceptionsEditor } from './exceptions-editor.tsx';
import { WeekEditor } from './week-editor.tsx';

interface DetailsFieldsProps {
  draft: DetailsDraft;
  errors: FieldErrors;
  /** False if another form has name and phone. */
  withNames: boolean;
  onChange: (part: Partial<DetailsDraft>) => void;
}

/** Name, description and phone, hours, services and payment. */
export function DetailsFields({ draft, errors, withNames, onChange }: DetailsFieldsProps) {
  const text = (name: 'name' | 'description' | 'phone') => ({
    name,
    value: draft[name],
    error: errors[name],
    maxLength: STATION_MAX[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const week = (field: 'hours' | 'self_hours') => ({
    field,
    week: draft[field],
    errors,
    onChange: (changed: DetailsDraft['hours']) => onChange({ [field]: changed }),
  });
  return (
    <>
      {withNames && <TextField label={m.owner_details_name()} {...text('name')} />}
      <TextAreaField label={m.business_description()} {...text('description')} />
      {withNames && <TextField type="tel" label={m.owner_details_phone()} {...text('phone')} />}
      <WeekEditor label={m.hours_staffed()} {...week('hours')} />
      {draft.hours && (
        <ExceptionsEditor
          exceptions={draft.exceptions}
          errors={errors}
          onChange={(exceptions) => onChange({ exceptions })}
        />
      )}
      <WeekEditor label={m.hours_self()} {...week('self_hours')} />
      <Boxes
        label={m.details_services()}
        options={SERVICES.map((value) => ({ value, label: SERVICE_NAMES[value]() }))}
        chosen={draft.services}
        onChange={(services) => onChange({ services })}
      />
      <Boxes
        label={m.details_payments()}
        options={PAYMENTS.map((value) => ({ value, label: PAYMENT_NAMES[value]() }))}
        chosen={draft.payments}
        onChange={(payments) => onChange({ payments })}
      />
      <section className={styles.group} aria-label={m.details_smac()}>
        <h3 className={styles.heading}>{m.details_smac()}</h3>
        <Segmented
          label={m.details_smac()}
          value={draft.smac === null ? 'unknown' : draft.smac ? 'yes' : 'no'}
          options={[
            { value: 'unknown', label: m.hours_unknown() },
            { value: 'yes', label: m.details_yes() },
            { value: 'no', label: m.details_no() },
          ]}
          onChange={(choice) => onChange({ smac: choice === 'unknown' ? null : choice === 'yes' })}
        />
      </section>
    </>
  );
}

interface BoxesProps {
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function Boxes({ label, options, chosen, onChange }: BoxesProps) {
  return (
    <fieldset className={styles.boxes}>
      <legend className={styles.heading}>{label}</legend>
      {options.map((option) => (
        <CheckboxField
          key={option.value}
          name={option.value}
          label={option.label}
          checked={chosen.includes(option.value)}
          onChange={({ target }) =>
            onChange(
              target.checked
                ? [...chosen, option.value]
                : chosen.filter((value) => value !== option.value),
            )
          }
        />
      ))}
    </fieldset>
  );
}
