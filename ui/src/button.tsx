import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'filled' | 'default' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  /** `filled` is the one thing to do here, `default` another, `quiet` the way out. */
  variant?: ButtonVariant | undefined;
  /** Takes the whole width. */
  wide?: boolean | undefined;
}

/** What does something where one stands; what leads elsewhere is a `ButtonLink`. */
export function Button({ variant = 'filled', wide = false, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={styles.button}
      data-variant={variant}
      data-wide={wide}
    />
  );
}
