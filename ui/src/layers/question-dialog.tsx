import { AlertDialog } from './alert-dialog.tsx';
import { Button } from '../buttons/button.tsx';

interface QuestionDialogProps {
  message: string;
  yesLabel: string;
  noLabel: string;
  onYes: () => void;
  /** Removes the dialog: before `onYes`, or after a no. */
  onClose: () => void;
}

/** A modal yes-or-no question. Opens when mounted. */
export function QuestionDialog({
  message,
  yesLabel,
  noLabel,
  onYes,
  onClose,
}: QuestionDialogProps) {
  return (
    <AlertDialog message={message} closeLabel={noLabel} onClose={onClose}>
      <Button
        wide
        onClick={() => {
          onClose();
          onYes();
        }}
      >
        {yesLabel}
      </Button>
    </AlertDialog>
  );
}
