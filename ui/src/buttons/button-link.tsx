import type { ReactNode } from 'react';
import styles from './button.module.css';
import type { ButtonVariant } from './button.tsx';
import { Link } from './link.tsx';

interface ButtonLinkProps {
  /** A product path. */
  to: string;
  variant?: ButtonVariant | undefined;
  /** Full width. */
  wide?: boolean | undefined;
  children: ReactNode;
}

/** A link that looks like a `Button`. */
export function ButtonLink({ to, variant = 'filled', wide = false, children }: ButtonLinkProps) {
  return (
    <Link to={to} className={styles.button} data-variant={variant} data-wide={wide}>
      {children}
    </Link>
  );
}
