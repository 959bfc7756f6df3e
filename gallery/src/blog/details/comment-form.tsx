import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { TextAreaField } from '@pieno/ui/forms/text-area-field.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { useState, type SubmitEvent } from 'react';
import grid from '../../kit/fields/field-grid.module.css';
import { rejectBlank } from '../../kit/fields/reject-blank.ts';
import styles from './comment-form.module.css';

/** All fields are required; the browser validates them (rule gallery-articles). */
export function CommentForm({ onComment }: { onComment: (name: string, text: string) => void }) {
  const [thanked, setThanked] = useState<string>();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const [name, comment] = ['name', 'comment'].map((field) =>
      (form.elements.namedItem(field) as HTMLInputElement).value.trim(),
    );
    onComment(name!, comment!);
    setThanked(name);
    form.reset();
  };
  return (
    <Card title="Leave a comment">
      <form className={grid.grid} onSubmit={send}>
        <TextField
          name="name"
          label="Name"
          autoComplete="name"
          pattern=".*\S.*"
          maxLength={80}
          required
        />
        <TextField name="email" type="email" label="Email" autoComplete="email" required />
        <div className={grid.wide}>
          <TextAreaField
            name="comment"
            label="Comment"
            maxLength={1000}
            onInput={({ currentTarget }) => rejectBlank(currentTarget, 'A word or two, please.')}
            required
          />
        </div>
        <div className={grid.wide}>
          <Button type="submit">Post comment</Button>
        </div>
      </form>
      {thanked !== undefined && (
        <div className={styles.thanks}>
          <Banner kind="success">Thank you, {thanked}: your comment stands above.</Banner>
        </div>
      )}
    </Card>
  );
}
