import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'filled' | 'default' | 'quiet' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  /** `filled` is the main action, `default` another one, `quiet` a way to leave or dismiss, `danger` what harms. */
  variant?: ButtonVariant | undefined;
  /** Takes the whole width. */
  wide?: boolean | undefined;
}

/** Button for an action on the current page; a `ButtonLink` leads to another one. */
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
