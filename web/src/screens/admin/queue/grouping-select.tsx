import { Select } from '@pieno/ui/forms/select.tsx';
import { useId } from 'react';
import { m } from '../../../paraglide/messages.js';
import type { Grouping } from './groups.ts';
import styles from './queue-list.module.css';

interface GroupingSelectProps {
  value: Grouping;
  onChange: (value: Grouping) => void;
}

/** Selects how the waiting prices are grouped. */
export function GroupingSelect({ value, onChange }: GroupingSelectProps) {
  const id = useId();
  return (
    <div className={styles.groupings}>
      <label htmlFor={id}>{m.admin_group_by()}</label>
      <Select id={id} value={value} onChange={({ target }) => onChange(target.value as Grouping)}>
        <option value="cause">{m.admin_group_cause()}</option>
        <option value="station">{m.admin_group_station()}</option>
        <option value="fuel">{m.admin_group_fuel()}</option>
        <option value="person">{m.admin_group_people()}</option>
      </Select>
    </div>
  );
}
