import { Button } from '@pieno/ui/buttons/button.tsx';
import { lazy, Suspense, useState } from 'react';
import { m } from '../../paraglide/messages.js';

const TermsDialog = lazy(async () => ({
  default: (await import('./terms-dialog.tsx')).TermsDialog,
}));

/**
 * Opens the terms in a dialog over the form, as anonymous visitors may not open /privacy-policy (rule register-screen).
 */
export function TermsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {m.register_read_terms()}
      </Button>
      {isOpen && (
        <Suspense>
          <TermsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
