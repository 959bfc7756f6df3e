import { AlertDialog } from '@pieno/ui/layers/alert-dialog.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useState } from 'react';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { NoteForm } from './note-form.tsx';
import { Window } from './window.tsx';
import styles from './window.module.css';
import { WINDOWS } from './windows.tsx';

export function ModalPage() {
  const [opened, setOpened] = useState<string>();
  const close = () => setOpened(undefined);
  return (
    <ExamplePage>
      {WINDOWS.map(({ id, name, lead, title, atBottom, settings, content }) => (
        <Example key={id} title={name} lead={lead}>
          <div className={styles.buttons}>
            <Button variant={id === 'basic' ? 'filled' : 'default'} onClick={() => setOpened(id)}>
              Open: {name.toLowerCase()}
            </Button>
          </div>
          <Window
            opened={opened === id}
            onClose={close}
            title={title}
            atBottom={atBottom ?? false}
            {...settings}
          >
            {content(close)}
          </Window>
        </Example>
      ))}
      <Example title="With a form" lead="What you save appears here.">
        <NoteForm />
      </Example>
      <Example
        title="An alert of the house"
        lead="The browser’s own dialog: one sentence, one answer."
      >
        <AlertDemo />
      </Example>
    </ExamplePage>
  );
}

function AlertDemo() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => setOpen(true)}>
          Alert me
        </Button>
      </div>
      {isOpen && (
        <AlertDialog
          message="Diesel has just become cheaper at Tre Torri."
          closeLabel="Thank you"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
