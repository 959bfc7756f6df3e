import { WELCOME_MAX_LENGTH } from '@pieno/contract/limits.ts';
import type { WelcomeMessage } from '@pieno/contract/settings/settings.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { TextAreaField } from '@pieno/ui/forms/text-area-field.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changeWelcome, previewWelcome } from '../../../api/settings/administered-settings.ts';
import { Failure, Outcome } from '../../../notices/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from '../lists.module.css';
import { useRefresh } from '../use-change.ts';

/** The welcome message with its preview, which the server makes: what it takes out is not shown here either. */
export function WelcomeEditor({ welcome }: { welcome: WelcomeMessage }) {
  const refresh = useRefresh();
  const [message, setMessage] = useState(welcome.message);
  const [source, setSource] = useState(welcome.source);
  const preview = useMutation({ mutationFn: () => previewWelcome(message) });
  const saving = useMutation({
    mutationFn: () => changeWelcome({ message, source }),
    onSuccess: async (saved) => {
      setMessage(saved.message);
      preview.reset();
      await refresh();
    },
  });
  const error = saving.error ?? preview.error;
  return (
    <Card title={m.admin_welcome()}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving.isPending) saving.mutate();
        }}
      >
        <TextAreaField
          name="message"
          label={m.admin_welcome_html()}
          hint={m.admin_welcome_hint()}
          rows={8}
          maxLength={WELCOME_MAX_LENGTH}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <TextField
          name="source"
          label={m.admin_welcome_source()}
          autoComplete="off"
          maxLength={100}
          value={source}
          onChange={({ target }) => setSource(target.value)}
        />
        <Failure of={error} />
        {saving.isSuccess && <Outcome kind="success">{m.admin_welcome_saved()}</Outcome>}
        <span className={styles.answers}>
          <Button
            variant="default"
            aria-busy={preview.isPending}
            onClick={() => !preview.isPending && preview.mutate()}
          >
            {m.admin_welcome_preview()}
          </Button>
          <Button type="submit" aria-busy={saving.isPending}>
            {m.admin_save()}
          </Button>
        </span>
      </form>
      {preview.data && (
        <section className={styles.preview} aria-label={m.admin_welcome_preview()}>
          {/* oxlint-disable-next-line react/no-danger -- sanitised by the server just now */}
          <div dangerouslySetInnerHTML={{ __html: preview.data.message }} />
        </section>
      )}
    </Card>
  );
}
