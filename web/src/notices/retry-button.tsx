import { Button, type ButtonVariant } from '@pieno/ui/buttons/button.tsx';
import { m } from '../paraglide/messages.js';

interface RetryButtonProps {
  variant?: ButtonVariant;
  onClick: () => void;
}

/** 'Riprova', beside what has failed. */
export const RetryButton = ({ variant = 'quiet', onClick }: RetryButtonProps) => (
  <Button variant={variant} onClick={onClick}>
    {m.retry()}
  </Button>
);
