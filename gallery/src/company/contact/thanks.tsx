import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import IconMailCheck from '~icons/tabler/mail-check';
import styles from './thanks.module.css';

interface ThanksProps {
  name: string;
  email: string;
  onAgain: () => void;
}

/** Takes the focus, because the form with the focused button was removed. */
const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus();

/** Replaces a sent form. */
export function Thanks({ name, email, onAgain }: ThanksProps) {
  return (
    <Card>
      <div className={styles.thanks}>
        <span className={styles.mark}>
          <IconMailCheck size={40} stroke={1.75} aria-hidden="true" />
        </span>
        <h2 ref={takeFocus} tabIndex={-1} className={styles.title}>
          Thank you, {name}
        </h2>
        <p className={styles.text}>Ada answers within a working day, to {email}.</p>
        <Button variant="default" onClick={onAgain}>
          Write another one
        </Button>
      </div>
    </Card>
  );
}
