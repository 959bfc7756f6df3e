import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, Group } from '@mantine/core';
import { CheckboxField } from '@pieno/ui/forms/checkbox-field.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { FormPage } from '../form-page.tsx';
import { TonesAndSizes } from '../tones-and-sizes.tsx';
import { AllOfThem } from './all-of-them.tsx';
import { CardChoice } from './card-choice.tsx';

export function FormCheckPage() {
  return (
    <FormPage>
      <Example title="Box of the house" lead="Its words may be pressed as well.">
        <div>
          <CheckboxField name="news" label="Keep me informed." defaultChecked />
          <CheckboxField
            name="terms"
            label="I accept the terms and conditions."
            error="Without them we may not go on"
          />
        </div>
      </Example>
      <Example title="With a line of explanation">
        <Checkbox
          label="Tell me when diesel falls"
          description="One message a day at most, never at night."
          defaultChecked
        />
        <Checkbox label="Only stations with a shop" description="Eleven of seventeen." />
      </Example>
      <Example title="All, some or none" lead="The first box speaks for those below it.">
        <AllOfThem />
      </Example>
      <Example title="Side by side" lead="Short answers need no lines of their own.">
        <Checkbox.Group label="Open on" defaultValue={['Sat']}>
          <Group>
            {['Mon', 'Wed', 'Fri', 'Sat', 'Sun'].map((day) => (
              <Checkbox key={day} value={day} label={day} />
            ))}
          </Group>
        </Checkbox.Group>
      </Example>
      <Example title="As cards" lead="A whole card to press; at least one, at most two.">
        <CardChoice />
      </Example>
      <TonesAndSizes control={Checkbox} />
      <Example title="States">
        <Checkbox label="Some of them" indeterminate readOnly />
        <Checkbox label="Wrong" error="Tick this one to go on" />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Disabled and ticked" disabled defaultChecked />
        <Checkbox label="Label in front" labelPosition="left" defaultChecked />
      </Example>
    </FormPage>
  );
}
