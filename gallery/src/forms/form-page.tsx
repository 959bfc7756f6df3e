import type { ReactNode } from 'react';
import { ExamplePage } from '../kit/examples/example-page.tsx';
import { FieldLook } from '../kit/fields/field-look.tsx';

/** The frame of every form page. */
export function FormPage({ children }: { children: ReactNode }) {
  return (
    <ExamplePage>
      <FieldLook>{children}</FieldLook>
    </ExamplePage>
  );
}
