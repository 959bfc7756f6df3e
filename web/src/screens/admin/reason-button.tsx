import { Button } from '@pieno/ui/buttons/button.tsx';
import { useState, type ComponentProps } from 'react';
import { ReasonDialog } from './reason-dialog.tsx';

interface ReasonButtonProps extends Omit<ComponentProps<typeof Button>, 'onSubmit'> {
  label: string;
  question: string;
  /** What the dialog calls it, where that is not the button's label. */
  submit?: string;
  onSubmit: (reason: string | undefined) => Promise<void>;
}

/** A button that asks first, also for the reason. */
export function ReasonButton(props: ReasonButtonProps) {
  const { label, question, submit = label, onSubmit, variant = 'default', ...button } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} variant={variant} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ReasonDialog
          question={question}
          submit={submit}
          onSubmit={onSubmit}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
