import type { Tank } from '@pieno/contract/profile/tank.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { m } from '../../../paraglide/messages.js';
import { storeTank } from '../../../features/prices/tank/account-tank.ts';
import { TankForm } from '../../../features/prices/tank/tank-form.tsx';

interface TankEditorProps {
  /** Its fuel and mode are the ranking's, or already set. */
  tank: Tank;
  onClose: () => void;
}

/** Edits in a ranking's head what the visitor usually refuels (rule tank-line). */
export function TankEditor({ tank, onClose }: TankEditorProps) {
  const save = (changed: Tank) => {
    storeTank(changed);
    onClose();
  };
  return (
    <TankForm
      tank={tank}
      isAsked
      onSave={save}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {m.cancel()}
        </Button>
      }
    />
  );
}
