import '@mantine/core/styles/Input.layer.css';
import { Textarea } from '@mantine/core';
import { TextAreaField } from '@pieno/ui/forms/text-area-field.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { FormPage } from '../form-page.tsx';
import { ReviewForm } from './review-form.tsx';

const REVIEW =
  'Two pumps for petrol, two for diesel, one for LPG. The shop sells good coffee, and somebody ' +
  'always comes out when the card reader sulks.';
const SHORT = 'Two pumps for petrol, and good coffee.';

export function FormTextareaPage() {
  return (
    <FormPage>
      <Example title="Field of the house" lead="Four lines, and as many as one pulls.">
        <TextAreaField
          name="notes"
          label="Notes for the driver"
          hint="Nobody else reads them."
          placeholder="Where the key is, which pump is slow"
        />
      </Example>
      <Example title="Growing with the words" lead="From two lines to eight, then it scrolls.">
        <Textarea label="Review" autosize minRows={2} maxRows={8} defaultValue={REVIEW} />
      </Example>
      <Example title="Counting, and sent here" lead="It stays on this page.">
        <ReviewForm />
      </Example>
      <Example title="As high as you say">
        <Textarea label="Two lines" rows={2} placeholder="A short word" />
        <Textarea label="Six lines" rows={6} placeholder="A long story" />
      </Example>
      <Example title="To be pulled" lead="At the corner, where there is a mouse.">
        <Textarea label="Up and down" rows={3} resize="vertical" placeholder="Pull my corner" />
      </Example>
      <Example title="States">
        <Textarea
          label="Wrong"
          rows={2}
          defaultValue="Good"
          error="Ten characters at least: why was it good?"
        />
        <Textarea label="Right" rows={2} defaultValue={SHORT} success="Thank you" />
        <Textarea label="Read only" rows={2} defaultValue={SHORT} readOnly />
        <Textarea label="Disabled" rows={2} defaultValue="Reviews are closed today" disabled />
      </Example>
      <Example title="Looks">
        <Textarea label="Outlined" rows={2} placeholder="The usual one" />
        <Textarea label="Filled" rows={2} variant="filled" placeholder="On a card" />
      </Example>
    </FormPage>
  );
}
