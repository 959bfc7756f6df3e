import { Button } from '@pieno/ui/buttons/button.tsx';
import { QuestionDialog } from '@pieno/ui/layers/question-dialog.tsx';
import { useState, type ComponentProps } from 'react';
import { m } from '../../paraglide/messages.js';

interface AskingButtonProps extends ComponentProps<typeof Button> {
  /** The action, as label of the button and of the confirmation. */
  label: string;
  question: string;
  onYes: () => void;
}

/** A button that asks for confirmation. */
export function AskingButton({ label, question, onYes, ...button }: AskingButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <QuestionDialog
          message={question}
          yesLabel={label}
          noLabel={m.cancel()}
          onYes={onYes}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
