import { useState } from 'react';
import styles from './station-field.module.css';
import { STATIONS } from './suggestions.ts';
import { SuggestField } from './suggest-field.tsx';

/** Suggests stations by name, and shows the street of the selected one. */
export function StationField() {
  const [name, setName] = useState('');
  return (
    <>
      <SuggestField
        label="Station"
        placeholder="Try “carb”"
        data={Object.keys(STATIONS)}
        notes={STATIONS}
        value={name}
        onChange={setName}
      />
      <p className={styles.picked} role="status">
        {STATIONS[name] !== undefined && `${name} is at ${STATIONS[name]}.`}
      </p>
    </>
  );
}
