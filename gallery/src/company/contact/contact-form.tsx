import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { SelectField } from '@pieno/ui/forms/select-field.tsx';
import { TextAreaField } from '@pieno/ui/forms/text-area-field.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { useState, type SubmitEvent } from 'react';
import grid from '../../kit/fields/field-grid.module.css';
import { rejectBlank } from '../../kit/fields/reject-blank.ts';
import { ISSUES } from './office.ts';
import { Thanks } from './thanks.tsx';

/** All fields are required; the browser validates them (rule gallery-articles). Nothing is sent. */
export function ContactForm() {
  const [sender, setSender] = useState<{ name: string; email: string }>();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [name, email] = ['name', 'email'].map((field) =>
      (event.currentTarget.elements.namedItem(field) as HTMLInputElement).value.trim(),
    );
    setSender({ name: name!, email: email! });
  };
  if (sender) return <Thanks {...sender} onAgain={() => setSender(undefined)} />;
  return (
    <Card title="Write to us">
      <form className={grid.grid} onSubmit={send}>
        <TextField
          name="name"
          label="Name"
          autoComplete="name"
          pattern=".*\S.*"
          title="At least one letter"
          maxLength={80}
          required
        />
        <TextField name="email" type="email" label="Email" autoComplete="email" required />
        <div className={grid.wide}>
          <SelectField
            name="issue"
            label="What is it about?"
            emptyLabel="Choose a topic"
            options={ISSUES}
            required
          />
        </div>
        <div className={grid.wide}>
          <TextAreaField
            name="details"
            label="Details"
            placeholder="Which station, which fuel, and what you saw"
            rows={6}
            maxLength={2000}
            onInput={({ currentTarget }) => rejectBlank(currentTarget, 'Tell us in a word or two.')}
            required
          />
        </div>
        <div className={grid.wide}>
          <Button type="submit" wide>
            Send
          </Button>
        </div>
      </form>
    </Card>
  );
}
