import { AlertDialog } from '@pieno/ui/alert-dialog.tsx';
import { m } from '../paraglide/messages.js';

/** Stands in for the sheet of a price that this phone has never loaded, while there is no network. */
export function PriceSheet({ onClose }: { onClose: () => void }) {
  return <AlertDialog message={m.sheet_missing()} closeLabel={m.close_alert()} onClose={onClose} />;
}
