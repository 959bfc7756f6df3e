import type { ReactNode } from 'react';
import { DemoPage } from '../kit/demo-page.tsx';
import { FieldLook } from '../kit/field-look.tsx';

/** What every page of form parts stands in. */
export function FormPage({ children }: { children: ReactNode }) {
  return (
    <DemoPage>
      <FieldLook>{children}</FieldLook>
    </DemoPage>
  );
}
