import { WELCOME_MAX_LENGTH } from '@pieno/contract/limits.ts';
import type { WelcomeMessage } from '@pieno/contract/settings/settings.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { TextAreaField } from '@pieno/ui/forms/text-area-field.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { changeWelcome } from '../../../core/api/settings/administered-settings.ts';
import { Failure, Outcome } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from '../lists.module.css';
import { useRefresh } from '../use-change.ts';
import { MarkBar } from './mark-bar.tsx';
import { markUp, type Mark } from './mark-up.ts';
import { WelcomePreview } from './welcome-preview.tsx';

/** The editor of the welcome message, above its preview. */
export function WelcomeEditor({ welcome }: { welcome: WelcomeMessage }) {
  const refresh = useRefresh();
  const area = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState(welcome.message);
  const [source, setSource] = useState(welcome.source);
  const saving = useMutation({
    mutationFn: () => changeWelcome({ message, source }),
    onSuccess: async (saved) => {
      setMessage(saved.message);
      await refresh();
    },
  });
  const mark = (name: Mark) => {
    const { value, selectionStart, selectionEnd } = area.current!;
    const marked = markUp(name, { text: value, from: selectionStart, to: selectionEnd });
    // The text has to be rendered before it can be selected.
    flushSync(() => setMessage(marked.text));
    area.current!.focus();
    area.current!.setSelectionRange(marked.from, marked.to);
  };
  return (
    <Card>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving.isPending) saving.mutate();
        }}
      >
        <MarkBar onMark={mark} />
        <TextAreaField
          ref={area}
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
        <WelcomePreview welcome={{ message, source }} />
        <Failure of={saving.error} />
        {saving.isSuccess && <Outcome kind="success">{m.admin_welcome_saved()}</Outcome>}
        <Button type="submit" aria-busy={saving.isPending}>
          {m.admin_save()}
        </Button>
      </form>
    </Card>
  );
}
