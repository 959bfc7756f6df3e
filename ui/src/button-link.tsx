import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';

interface ButtonLinkProps {
  /** A path of this product. */
  to: string;
  variant?: 'filled' | 'default' | undefined;
  children: ReactNode;
}

/** A link that looks like the action it is. */
export function ButtonLink({ to, variant = 'filled', children }: ButtonLinkProps) {
  return (
    <Button component={Link} to={to} variant={variant} h="auto" mih={44} py={8}>
      {children}
    </Button>
  );
}
