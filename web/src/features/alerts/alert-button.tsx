import { Button, type ButtonVariant } from '@pieno/ui/buttons/button.tsx';
import IconBellPlus from '~icons/tabler/bell-plus';
import { useState, type ComponentType } from 'react';
import { m } from '../../paraglide/messages.js';
import type { AlertSheetProps } from './alert-sheet.tsx';

interface AlertButtonProps {
  /** The wish for a new alert, or the alert to change. */
  about: AlertSheetProps['about'];
  label?: string;
  variant?: ButtonVariant;
  /** Class for a plain text button; without it, the button look. */
  className?: string | undefined;
}

/** The 'Avvisami' button: loads and opens the alert sheet. */
export function AlertButton({ about, label = m.alert_me(), variant, className }: AlertButtonProps) {
  const [opened, setOpened] = useState<{ Sheet: ComponentType<AlertSheetProps> }>();
  /** True if the sheet cannot be loaded: not cached on this phone, and offline. */
  const [isMissing, setMissing] = useState(false);
  const open = () => {
    setMissing(false);
    import('./alert-sheet.tsx')
      .then(({ AlertSheet }) => setOpened({ Sheet: AlertSheet }))
      .catch(() => setMissing(true));
  };
  const text = <span aria-live="polite">{isMissing ? m.alert_missing() : label}</span>;
  return (
    <>
      {className === undefined ? (
        <Button variant={variant} aria-haspopup="dialog" onClick={open}>
          {'wish' in about && <IconBellPlus size={20} stroke={1.75} aria-hidden="true" />}
          {text}
        </Button>
      ) : (
        <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
          {text}
        </button>
      )}
      {opened && <opened.Sheet about={about} onClose={() => setOpened(undefined)} />}
    </>
  );
}
