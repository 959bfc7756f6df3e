import type { ReactNode } from 'react';
import { ExamplePageundefined } from '../kit/example-page.tsx';
import { FieldLook } from '../kit/field-look.tsx';

/** The frame of every form page: `ExamplePageundefined` with `FieldLook`. */
export function FormPage({ children }: { children: ReactNode }) {
  return (
    <ExamplePageundefined>
      <FieldLook>{children}</FieldLook>
    </ExamplePageundefined>
  );
}
