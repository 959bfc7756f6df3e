import type { OwnerFuel } from '@pieno/contract/owners.ts';
import { AlertDialog } from '@pieno/ui/alert-dialog.tsx';
import { Button } from '@pieno/ui/button.tsx';
import { m } from '../../paraglide/messages.js';
import { fuelName } from '../../prices/fuel-names.ts';

interface UnusualDialogProps {
  fuels: readonly OwnerFuel[];
  /** Fuel id → the question about its price. */
  questions: Readonly<Record<string, string>>;
  onConfirm: () => void;
  onCorrect: () => void;
}

/** Asks once whether prices far from those around are meant. */
export function UnusualDialog({ fuels, questions, onConfirm, onCorrect }: UnusualDialogProps) {
  const lines = Object.entries(questions).map(([id, question]) => {
    const fuel = fuels.find(({ fuel_type }) => fuel_type.id === Number(id));
    return fuel ? `${fuelName(fuel.fuel_type)}. ${question}` : question;
  });
  return (
    <AlertDialog message={lines.join('\n')} closeLabel={m.owner_correct()} onClose={onCorrect}>
      <Button wide onClick={onConfirm}>
        {m.owner_sure()}
      </Button>
    </AlertDialog>
  );
}
