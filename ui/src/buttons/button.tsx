import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'filled' | 'default' | 'quiet' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  /** `filled`: main action. `default`: another action. `quiet`: leaves or dismisses. `danger`: a harmful action. */
  variant?: ButtonVariant | undefined;
  /** Full width. */
  wide?: boolean | undefined;
}

/** A button for an action on the current page; a `ButtonLink` leads to another page. */
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
