import type { AdministeredSettings } from '@pieno/contract/settings/administered-settings.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Chip } from '@pieno/ui/chip.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { changeSetting } from '../../../core/api/settings/administered-settings.ts';
import { Failure } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from '../lists.module.css';
import { useRefresh } from '../use-change.ts';

type Setting = AdministeredSettings[number];

/** A setting, with its form behind a button. */
export function SettingRow({ setting }: { setting: Setting }) {
  const { key, about, fields, limits, values, defaults, is_default: isDefault } = setting;
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const form = useId();
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (changed: string[] | null) => changeSetting(key, changed),
    onSuccess: async () => {
      setOpen(false);
      await refresh();
    },
  });
  return (
    <li className={styles.row}>
      <span className={styles.about}>
        <span className={styles.name}>{about}</span>
        <span>{valuesText(values, fields) || m.admin_setting_none()}</span>
        <span className={styles.hint}>
          {m.admin_setting_limits({
            limits,
            value: valuesText(defaults, fields) || m.admin_setting_none(),
          })}
        </span>
      </span>
      {!isDefault && <Chip tone="notice">{m.admin_setting_changed()}</Chip>}
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={form}
        aria-label={`${m.admin_setting_edit()}: ${about}`}
        onClick={() => {
          reset();
          setOpen(!isOpen);
        }}
      >
        {m.admin_setting_edit()}
      </Button>
      <form
        id={form}
        className={styles.form}
        hidden={!isOpen}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).getAll('value').map(String);
          if (!isPending) mutate(typed);
        }}
      >
        {isOpen && <Fields setting={setting} />}
        <Failure of={error} />
        <span className={styles.answers}>
          <Button type="submit" aria-busy={isPending}>
            {m.admin_save()}
          </Button>
          {!isDefault && (
            <Button variant="default" onClick={() => !isPending && mutate(null)}>
              {m.admin_setting_default()}
            </Button>
          )}
        </span>
      </form>
    </li>
  );
}

function Fields({ setting: { fields, values, secret } }: { setting: Setting }) {
  return fields.map((field, place) => (
    <TextField
      key={field}
      name="value"
      label={field.charAt(0).toUpperCase() + field.slice(1)}
      hint={place === secret && values[place] !== '' ? m.admin_setting_secret() : undefined}
      defaultValue={place === secret ? '' : values[place]}
      placeholder={place === secret ? values[place] : undefined}
      autoComplete="off"
      maxLength={500}
    />
  ));
}

/** Formats values with their units: '8 giorni', 'da 1 a 3'. */
function valuesText(values: readonly string[], fields: readonly string[]): string {
  const given = values.filter((value) => value !== '');
  if (fields[0] === 'da' && given.length === 2) return `da ${given.join(' a ')}`;
  const unit = fields.length === 1 && /^\d/u.test(given[0] ?? '') ? ` ${fields[0]}` : '';
  return given.join(' · ') + unit;
}
