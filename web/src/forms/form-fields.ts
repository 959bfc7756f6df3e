/** What stands in a form of the page: read when it is sent, however it got there (typed, pasted, filled in). */

/** Name → text, or whether a box is ticked. */
export function fieldsOf(form: HTMLFormElement): Record<string, string | boolean> {
  const fields: Record<string, string | boolean> = {};
  for (const control of inputsOf(form)) {
    fields[control.name] = valueOf(control);
  }
  return fields;
}

/** Leads to the first field of `names`, in the order of the form. */
export function focusFirst(form: HTMLFormElement, names: Readonly<Record<string, unknown>>): void {
  inputsOf(form)
    .find(({ name }) => Object.hasOwn(names, name))
    ?.focus();
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the browser cannot read, such as half a date, is not nothing: it stays wrong. */
const UNREADABLE = '?';

function valueOf(control: Control): string | boolean {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  return control.validity.badInput ? UNREADABLE : control.value;
}

const KINDS = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];

const inputsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (control): control is Control =>
      KINDS.some((Kind) => control instanceof Kind) && (control as Control).name !== '',
  );
