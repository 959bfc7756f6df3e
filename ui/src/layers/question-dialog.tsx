import { AlertDialog } from './alert-dialog.tsx';
import { Button } from '../buttons/button.tsx';

interface QuestionDialogProps {
  message: string;
  yesLabel: string;
  noLabel: string;
  onYes: () => void;
  /** Takes the dialog away, before what a yes does and after a no. */
  onClose: () => void;
}

/** Modal question with a yes and a no. Opens when mounted. */
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
