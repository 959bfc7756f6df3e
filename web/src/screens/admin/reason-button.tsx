import { Button } from '@pieno/ui/buttons/button.tsx';
import { useState, type ComponentProps } from 'react';
import { ReasonDialog, type ReasonDialogProps } from './reason-dialog.tsx';

interface ReasonButtonProps
  extends
    Omit<ComponentProps<typeof Button>, 'onSubmit'>,
    Pick<ReasonDialogProps, 'question' | 'usual' | 'isNeeded' | 'onSubmit'> {
  label: string;
  /** The dialog's label for the action, if not the button's. */
  submit?: string;
}

/** A button that asks for a confirmation and a reason. */
export function ReasonButton(props: ReasonButtonProps) {
  const { label, question, submit = label, usual, isNeeded, onSubmit, ...button } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" {...button} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ReasonDialog
          question={question}
          submit={submit}
          usual={usual}
          isNeeded={isNeeded}
          onSubmit={onSubmit}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
