import type { ReactNode } from 'react';
import { ExamplePage } from '../kit/example-page.tsx';
import { FieldLook } from '../kit/field-look.tsx';

/** The frame of every form page: `ExamplePage` with `FieldLook`. */
export function FormPage({ children }: { children: ReactNode }) {
  return (
    <ExamplePage>
      <FieldLook>{children}</FieldLook>
    </ExamplePage>
  );
}
