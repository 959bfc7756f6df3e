import { useRef, useState, type ChangeEventHandler, type SubmitEventHandler } from 'react';
import { flushSync } from 'react-dom';
import type { output, ZodMiniType } from 'zod/mini';
import { errorsOfAnswer, errorsOfIssues, failureOf, type FieldErrors } from './field-errors.ts';
import { fieldsOf, focusFirst } from './form-fields.ts';

interface FormOptions<Schema extends ZodMiniType> {
  /** The contract's schema, against which the values are validated before they are sent. */
  schema: Schema;
  /** Sends the valid values, and performs what follows. An error it throws is shown. */
  send: (fields: output<Schema>) => Promise<void>;
  /** Called with values that failed validation. Returns true if it has handled them, so that no error is shown. */
  onInvalid?: ((given: ReturnType<typeof fieldsOf>) => boolean) | undefined;
  /** True if a success leaves this screen: until the next screen is shown, a further tap sends nothing. */
  leavesScreen?: boolean;
  /**
   * True if the server's field errors are shown only under the fields; otherwise above the form as well
   * (rule form-errors).
   */
  onlyUnderFields?: boolean;
}

export interface Form {
  errors: FieldErrors;
  /** Why the server refused the form, or could not be reached. */
  failure: string | null;
  isSending: boolean;
  /** True after a success, until the form is changed or sent again. */
  isDone: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onChange: ChangeEventHandler<HTMLFormElement>;
}

/**
 * State of a form that is sent to the API: values are validated first, repeated taps send once, and a failure keeps the
 * input.
 */
export function useForm<Schema extends ZodMiniType>(options: FormOptions<Schema>): Form {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isDone, setDone] = useState(false);
  const isBusy = useRef(false);

  function show(form: HTMLFormElement, wrong: FieldErrors, sentence: string | null): void {
    // Rendered before the focus moves, so that screen readers read the error of the focused field.
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
    setDone(false);
    setSending(true);
    try {
      await options.send(read.data);
      if (options.leavesScreen) return;
      setDone(true);
    } catch (error) {
      const wrong = errorsOfAnswer(error);
      const isUnderFields = options.onlyUnderFields && Object.keys(wrong).length > 0;
      show(form, wrong, isUnderFields ? null : failureOf(error));
    }
    isBusy.current = false;
    setSending(false);
  }

  return {
    errors,
    failure,
    isSending,
    isDone,
    onSubmit(event) {
      event.preventDefault();
      if (!isBusy.current) void submit(event.currentTarget);
    },
    onChange({ target }) {
      setDone(false);
      const { name } = target as EventTarget as HTMLInputElement;
      if (Object.hasOwn(errors, name)) {
        setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name)));
      }
    },
  };
}
