import type { ReactNode } from 'react';
import { DemoPage } from '../kit/demo-page.tsx';
import { FieldLook } from '../kit/field-look.tsx';

/** The frame of every form page: `DemoPage` with `FieldLook`. */
export function FormPage({ children }: { children: ReactNode }) {
  return (
    <DemoPage>
      <FieldLook>{children}</FieldLook>
    </DemoPage>
  );
}
