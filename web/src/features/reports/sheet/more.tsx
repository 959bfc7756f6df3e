import { Button } from '@pieno/ui/buttons/button.tsx';
import IconChevronDown from '~icons/tabler/chevron-down';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import styles from './price-sheet.module.css';

/** 'Altro': renders its content when first opened, and keeps it while closed. */
export function More({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <div ref={place} className={styles.more}>
      <Button variant="quiet" wide aria-expanded={isOpen === true} onClick={() => setOpen(!isOpen)}>
        {m.sheet_more()}
        <IconChevronDown size={20} stroke={1.75} aria-hidden="true" className={styles.fold} />
      </Button>
      {isOpen !== undefined && (
        <div className={styles.sheet} hidden={!isOpen}>
          {children}
        </div>
      )}
    </div>
  );
}
