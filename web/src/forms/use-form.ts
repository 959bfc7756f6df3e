import { useRef, useState, type ChangeEventHandler, type SubmitEventHandler } from 'react';
import { flushSync } from 'react-dom';
import type { output, ZodMiniType } from 'zod/mini';
import { errorsOfAnswer, errorsOfIssues, failureOf, type FieldErrors } from './field-errors.ts';
import { fieldsOf, focusFirst } from './form-fields.ts';

interface FormOptions<Schema extends ZodMiniType> {
  /** What the fields are checked against before they are sent: the contract's own. */
  schema: Schema;
  /** Sends what was filled in, and goes on from there. What it throws is shown. */
  send: (fields: output<Schema>) => Promise<void>;
  /** Sees fields that did not pass; true: they are dealt with, nothing is to be shown. */
  onInvalid?: ((given: ReturnType<typeof fieldsOf>) => boolean) | undefined;
  /** True where what was sent leads to another screen: until that is there a late tap sends nothing again. */
  leads?: boolean;
  /** True where what the server says of fields stands under them alone; else above the form as well (spec §5, §8). */
  onlyUnderFields?: boolean;
}

export interface Form {
  /** Field → sentence. */
  errors: FieldErrors;
  /** What the server refused, or why it could not be asked. */
  failure: string | null;
  isSending: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onChange: ChangeEventHandler<HTMLFormElement>;
}

/** A form that is sent to the API: checked first, sent once however often it is pressed, nothing lost. */
export function useForm<Schema extends ZodMiniType>(options: FormOptions<Schema>): Form {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);

  function show(form: HTMLFormElement, wrong: FieldErrors, sentence: string | null): void {
    // Drawn before the focus moves, so that the field says what is wrong with it when it is reached.
    flushSync(() => {
      setErrors(wrong);
      setFailure(sentence);
    });
    focusFirst(form, wrong);
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const given = fieldsOf(form);
    const read = options.schema.safeParse(given);
    if (!read.success) {
      if (options.onInvalid?.(given)) return;
      show(form, errorsOfIssues(read.error.issues, given), null);
      return;
    }
    show(form, {}, null);
    isBusy.current = true;
    setSending(true);
    try {
      await options.send(read.data);
      if (options.leads) return;
    } catch (error) {
      const wrong = errorsOfAnswer(error);
      const isTold = options.onlyUnderFields && Object.keys(wrong).length > 0;
      show(form, wrong, isTold ? null : failureOf(error));
    }
    isBusy.current = false;
    setSending(false);
  }

  return {
    errors,
    failure,
    isSending,
    onSubmit(event) {
      event.preventDefault();
      if (!isBusy.current) void submit(event.currentTarget);
    },
    onChange({ target }) {
      const { name } = target as EventTarget as HTMLInputElement;
      if (Object.hasOwn(errors, name)) {
        setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name)));
      }
    },
  };
}
