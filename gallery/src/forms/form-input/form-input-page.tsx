import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import IconCar from '~icons/tabler/car';
import IconGauge from '~icons/tabler/gauge';
import IconMail from '~icons/tabler/mail';
import IconSearch from '~icons/tabler/search';
import { Example } from '../../kit/examples/example.tsx';
import { SIZES } from '../../kit/sizes.ts';
import { FormPage } from '../form-page.tsx';
import { ClearableField } from './clearable-field.tsx';
import { CountedField } from './counted-field.tsx';
import styles from './form-input-page.module.css';
import { PasswordExample } from './password-example.tsx';

/** The type selects the virtual keyboard, the picker and the validation. */
const KINDS = [
  { type: 'text', label: 'Text', value: 'Borgo Maggiore' },
  { type: 'email', label: 'E-mail', value: 'ada@example.com' },
  { type: 'tel', label: 'Telephone', value: '+378 66 12 34 56' },
  { type: 'url', label: 'Web address', value: 'https://example.com' },
  { type: 'number', label: 'Number', value: '42' },
] as const;

const MOMENTS = [
  { type: 'date', label: 'Date', value: '2026-11-21' },
  { type: 'time', label: 'Time', value: '08:30' },
  { type: 'datetime-local', label: 'Date and time', value: '2026-11-21T08:30' },
  { type: 'month', label: 'Month', value: '2026-11' },
] as const;

export function FormInputPage() {
  return (
    <FormPage>
      <Example
        title="Field of the house"
        lead="The label above, what helps and what is wrong below."
      >
        <TextField
          name="plate"
          label="Number plate"
          hint="As it stands on the car, with or without blanks."
          placeholder="A 1234"
          autoCapitalize="characters"
        />
        <TextField
          name="litres"
          label="Litres"
          inputMode="decimal"
          defaultValue="420"
          error="No tank of ours holds more than 200 litres"
        />
      </Example>
      <Example
        title="Password strength"
        lead="Small and capital letters, digits and ten characters: four points."
      >
        <PasswordExample />
      </Example>
      <Example title="Kinds" lead="The kind decides which keyboard the phone brings up.">
        {KINDS.map(({ type, label, value }) => (
          <TextInput key={type} type={type} label={label} defaultValue={value} />
        ))}
      </Example>
      <Example title="Days and hours" lead="The browser’s own pickers, in its own language.">
        <div className={styles.pairs}>
          {MOMENTS.map(({ type, label, value }) => (
            <TextInput key={type} type={type} label={label} defaultValue={value} />
          ))}
        </div>
      </Example>
      <Example title="With an icon or a unit">
        <TextInput
          label="Your car"
          placeholder="Make and model"
          leftSection={<IconCar size={20} stroke={1.75} aria-hidden="true" />}
        />
        <TextInput
          label="Consumption"
          defaultValue="5.4"
          inputMode="decimal"
          leftSection={<IconGauge size={20} stroke={1.75} aria-hidden="true" />}
          rightSection={<span className={styles.unit}>l/100 km</span>}
          rightSectionWidth={88}
        />
        <ClearableField />
      </Example>
      <Example title="Counting" lead="How much room is left.">
        <CountedField />
      </Example>
      <Example title="States">
        <TextInput label="Right" defaultValue="ada.guidi" success="That name is free" />
        <TextInput label="Wrong" defaultValue="ada@" error="This is not an e-mail address" />
        <TextInput label="Read only" defaultValue="SM-2026-00417" readOnly />
        <TextInput label="Disabled" defaultValue="Not for now" disabled />
      </Example>
      <Example title="Looks">
        <TextInput label="Outlined" placeholder="The usual one" />
        <TextInput label="Filled" placeholder="On a card" variant="filled" />
        <TextInput
          aria-label="Search in the list"
          placeholder="Round, without a label in sight"
          radius="xl"
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
        />
      </Example>
      <Example title="Sizes" lead="A thumb wants 44 pixels: medium and up.">
        {SIZES.map((size) => (
          <TextInput
            key={size}
            size={size}
            aria-label={`Size ${size}`}
            placeholder={size.toUpperCase()}
            leftSection={<IconMail size={18} stroke={1.75} aria-hidden="true" />}
          />
        ))}
      </Example>
    </FormPage>
  );
}
