import { Button } from '@pieno/ui/buttons/button.tsx';
import { useState, type ComponentProps } from 'react';
import { ReasonDialog, type ReasonDialogProps } from './reason-dialog.tsx';

interface ReasonButtonProps
  extends
    Omit<ComponentProps<typeof Button>, 'onSubmit'>,
    Pick<ReasonDialogProps, 'question' | 'usual' | 'isNeeded' | 'onSubmit'> {
  label: string;
  /** What the dialog calls it, where that is not the button's label. */
  submit?: string;
}

/** A button that asks first, also for the reason. */
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
