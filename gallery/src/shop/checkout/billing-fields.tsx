import { SelectField } from '@pieno/ui/forms/select-field.tsx';
import { TextAreaField } from '@pieno/ui/forms/text-area-field.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { useState } from 'react';
import grid from '../../kit/fields/field-grid.module.css';
import { citiesOf, COUNTRIES, type Country } from '../../kit/places.ts';

/** Pre-filled with a sample customer. */
export function BillingFields() {
  const [country, setCountry] = useState<Country | ''>('San Marino');
  return (
    <div className={grid.grid}>
      <TextField
        name="name"
        label="Full name"
        autoComplete="name"
        maxLength={80}
        defaultValue="Ada Guidi"
        required
      />
      <TextField
        name="company"
        label="Company, if it pays"
        autoComplete="organization"
        maxLength={80}
      />
      <TextField
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        defaultValue="ada@example.com"
        required
      />
      <TextField
        name="mobile"
        type="tel"
        label="Mobile"
        autoComplete="tel"
        defaultValue="+378 66 00 00 00"
        required
      />
      <SelectField
        name="country"
        label="Country"
        emptyLabel="Choose Country"
        options={COUNTRIES}
        autoComplete="country-name"
        value={country}
        onChange={({ currentTarget }) => setCountry(currentTarget.value as Country | '')}
        required
      />
      <SelectField
        key={country}
        name="city"
        label="City"
        emptyLabel={country === '' ? 'Choose the country first' : 'Choose City'}
        options={citiesOf(country)}
        defaultValue={country === 'San Marino' ? 'Borgo Maggiore' : ''}
        disabled={country === ''}
        required
      />
      <div className={grid.wide}>
        <TextField
          name="street"
          label="Street address"
          autoComplete="street-address"
          defaultValue="Via Oddone Scarito 12"
          required
        />
      </div>
      <TextField
        name="postcode"
        label="Postcode"
        inputMode="numeric"
        autoComplete="postal-code"
        defaultValue="47893"
        required
      />
      <TextField
        name="postcode_again"
        label="Postcode again"
        inputMode="numeric"
        autoComplete="off"
        defaultValue="47893"
        required
      />
      <div className={grid.wide}>
        <TextAreaField
          name="notes"
          label="Notes"
          placeholder="Where to leave it, when nobody is at home"
          maxLength={500}
        />
      </div>
    </div>
  );
}
