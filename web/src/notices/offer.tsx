import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import type { ReactNode } from 'react';

interface OfferProps {
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
  children: ReactNode;
}

/** Offers something that is taken or left. */
export const Offer = ({ yes, no, onYes, onNo, children }: OfferProps) => (
  <Banner
    kind="info"
    actions={
      <>
        <Button onClick={onYes}>{yes}</Button>
        <Button variant="quiet" onClick={onNo}>
          {no}
        </Button>
      </>
    }
  >
    {children}
  </Banner>
);
