import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { citiesOf, COUNTRIES, type Country } from '../../kit/places.ts';

/** The first select determines the options of the second. */
export function PlaceSelects() {
  const [country, setCountry] = useState<Country | ''>('');
  return (
    <>
      <NativeSelect
        label="Country"
        value={country}
        data={[{ value: '', label: 'Choose a country' }, ...COUNTRIES]}
        onChange={({ currentTarget }) => setCountry(currentTarget.value as Country | '')}
      />
      <NativeSelect
        key={country}
        label="Town"
        disabled={country === ''}
        data={[
          { value: '', label: country === '' ? 'The country first' : 'Choose a town' },
          ...citiesOf(country),
        ]}
      />
    </>
  );
}
