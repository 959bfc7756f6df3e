import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useState, type ReactNode } from 'react';
import styles from './form-validation-page.module.css';

interface NativeFormProps {
  /** Label of the submit button. */
  submit: string;
  /** Called when a field changes. */
  onInput?: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** A valid form shows a success message and sends nothing. */
export function NativeForm({ submit, onInput, children }: NativeFormProps) {
  const [isWell, setWell] = useState(false);
  return (
    <form
      className={styles.form}
      onInput={({ currentTarget }) => {
        setWell(false);
        onInput?.(currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        setWell(true);
      }}
    >
      {children}
      <Button type="submit" wide>
        {submit}
      </Button>
      {isWell && <Banner kind="success">All is well. Nothing was sent.</Banner>}
    </form>
  );
}
