import { TOKEN_LIMITS } from '@pieno/contract/station-limits.ts';
import { NewStationTokenSchema } from '@pieno/contract/prices/station-tokens.ts';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { FormView } from '../../../core/forms/form-view.tsx';
import { useForm } from '../../../core/forms/use-form.ts';
import { m } from '../../../paraglide/messages.js';

/** Asks for the till's name. */
export function NewTokenForm({ onSubmit }: { onSubmit: (name: string) => Promise<void> }) {
  const form = useForm({ schema: NewStationTokenSchema, send: ({ name }) => onSubmit(name) });
  return (
    <FormView form={form} submit={m.tokens_make()}>
      <TextField
        name="name"
        label={m.tokens_name()}
        placeholder={m.tokens_name_hint()}
        error={form.errors.name}
        maxLength={TOKEN_LIMITS.name}
        autoComplete="off"
        required
      />
    </FormView>
  );
}
