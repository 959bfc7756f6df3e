import { CheckboxField } from '@pieno/ui/forms/checkbox-field.tsx';
import { SelectField } from '@pieno/ui/forms/select-field.tsx';
import { TextAreaField } from '@pieno/ui/forms/text-area-field.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { COUNTRIES } from '../../kit/places.ts';
import { FormPage } from '../form-page.tsx';
import styles from './form-validation-page.module.css';
import { NativeForm } from './native-form.tsx';
import { TwiceForm } from './twice-form.tsx';

/** The browser's own validation and messages; every field is required (rule gallery-forms). */
export function FormValidationPage() {
  return (
    <FormPage>
      <Example
        title="All of it is required"
        lead="Press the button: the browser leads to the first field that lacks something."
      >
        <NativeForm submit="Register the car">
          <div className={styles.pair}>
            <TextField name="first" label="First name" autoComplete="given-name" required />
            <TextField name="last" label="Last name" autoComplete="family-name" required />
          </div>
          <TextField name="email" type="email" label="E-mail" autoComplete="email" required />
          <SelectField
            name="country"
            label="Country"
            emptyLabel="Choose a country"
            options={COUNTRIES}
            required
          />
          <TextAreaField name="about" label="About the car" rows={3} maxLength={300} required />
          <CheckboxField name="terms" label="I accept the terms and conditions." required />
        </NativeForm>
      </Example>
      <Example title="Rules the browser knows" lead="A pattern, a length, a range, a step.">
        <NativeForm submit="Send the price">
          <TextField
            name="plate"
            label="Number plate"
            hint="One letter and four digits, e.g. A1234"
            pattern="[A-Za-z]\d{4}"
            autoCapitalize="characters"
            autoComplete="off"
            required
          />
          <TextField
            name="nick"
            label="Nickname"
            hint="3 to 12 characters"
            minLength={3}
            maxLength={12}
            autoComplete="nickname"
            required
          />
          <TextField
            name="price"
            type="number"
            label="Price in euro"
            hint="From 0.400 to 3.000, three decimals"
            min={0.4}
            max={3}
            step={0.001}
            required
          />
        </NativeForm>
      </Example>
      <Example title="Kinds it can tell" lead="Addresses, days and numbers.">
        <NativeForm submit="Book the car wash">
          <TextField name="site" type="url" label="Web address" placeholder="https://" required />
          <TextField name="day" type="date" label="Day" min="2026-11-21" required />
          <TextField name="hour" type="time" label="Hour" min="07:00" max="20:00" required />
        </NativeForm>
      </Example>
      <Example title="One of these" lead="A choice can be required as well.">
        <NativeForm submit="Pay">
          <fieldset className={styles.choice}>
            <legend>How do you pay?</legend>
            {['Card', 'Cash', 'By phone'].map((way) => (
              <label key={way} className={styles.option}>
                <input type="radio" name="way" value={way} required />
                {way}
              </label>
            ))}
          </fieldset>
        </NativeForm>
      </Example>
      <Example title="Twice the same" lead="A sentence of our own, in the browser’s bubble.">
        <TwiceForm />
      </Example>
    </FormPage>
  );
}
