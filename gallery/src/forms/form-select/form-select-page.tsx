import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { SelectField } from '@pieno/ui/forms/select-field.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { FormPage } from '../form-page.tsx';
import { MultipleSelect } from './multiple-select.tsx';
import { CASTLES } from '../../kit/places.ts';
import { FUELS } from './options.ts';
import { PlaceSelects } from './place-selects.tsx';
import { SearchableSelects } from './searchable-selects.tsx';

const SIZES = ['sm', 'md', 'lg', 'xl'] as const;

export function FormSelectPage() {
  return (
    <FormPage>
      <Example title="Field of the house" lead="One of a few, or none; the phone’s own list.">
        <SelectField
          name="castle"
          label="Castle"
          emptyLabel="Choose a castle"
          options={CASTLES}
          hint="San Marino has nine."
        />
      </Example>
      <Example title="Several at once" lead="Three in sight. Tap, or hold Ctrl and click.">
        <MultipleSelect />
      </Example>
      <Example title="In groups">
        <NativeSelect label="Fuel" defaultValue="Diesel" data={FUELS} />
      </Example>
      <Example title="One hangs on the other" lead="The towns are those of the country.">
        <PlaceSelects />
      </Example>
      <Example title="With a search" lead="For lists longer than a screen.">
        <SearchableSelects />
      </Example>
      <Example title="States">
        <NativeSelect
          label="Wrong"
          data={['Choose one', ...CASTLES]}
          error="Which castle is it in?"
        />
        <NativeSelect
          label="Right"
          data={[...CASTLES]}
          defaultValue="Serravalle"
          success="Found it"
        />
        <NativeSelect label="Disabled" data={['Closed today']} disabled />
      </Example>
      <Example title="Sizes" lead="A thumb wants 44 pixels: medium and up.">
        {SIZES.map((size) => (
          <NativeSelect
            key={size}
            size={size}
            aria-label={`Size ${size}`}
            data={[size.toUpperCase(), ...CASTLES]}
          />
        ))}
      </Example>
    </FormPage>
  );
}
