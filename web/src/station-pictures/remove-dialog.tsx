import { AlertDialog } from '@pieno/ui/alert-dialog.tsx';
import { Button } from '@pieno/ui/button.tsx';
import { m } from '../paraglide/messages.js';

interface RemoveDialogProps {
  question: string;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a picture goes for good. */
export function RemoveDialog({ question, confirm, onConfirm, onClose }: RemoveDialogProps) {
  return (
    <AlertDialog message={question} closeLabel={m.cancel()} onClose={onClose}>
      <Button
        wide
        onClick={() => {
          onClose();
          onConfirm();
        }}
      >
        {confirm}
      </Button>
    </AlertDialog>
  );
}
