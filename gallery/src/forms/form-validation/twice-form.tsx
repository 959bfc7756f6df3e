import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { NativeForm } from './native-form.tsx';

/** Two fields must be equal. */
export function TwiceForm() {
  return (
    <NativeForm
      submit="Change the address"
      onInput={({ elements }) => {
        const [first, again] = ['new_email', 'email_again'].map(
          (name) => elements.namedItem(name) as HTMLInputElement,
        );
        again!.setCustomValidity(
          first!.value === again!.value ? '' : 'This is not the address you typed before.',
        );
      }}
    >
      <TextField name="new_email" type="email" label="New e-mail" autoComplete="off" required />
      <TextField name="email_again" type="email" label="Once more" autoComplete="off" required />
    </NativeForm>
  );
}
