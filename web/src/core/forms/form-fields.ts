/** Reads the values of a form when it is sent, whether typed, pasted or filled in by the browser. */

/** Returns the form's values by field name: text, or whether a checkbox is checked. */
export function fieldsOf(form: HTMLFormElement): Record<string, string | boolean> {
  const fields: Record<string, string | boolean> = {};
  for (const control of inputsOf(form)) {
    fields[control.name] = valueOf(control);
  }
  return fields;
}

/** Focuses the first field, in the form's order, whose name is a key of `names`. */
export function focusFirst(form: HTMLFormElement, names: Readonly<Record<string, unknown>>): void {
  inputsOf(form)
    .find(({ name }) => Object.hasOwn(names, name))
    ?.focus();
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Value of a field that the browser cannot parse, such as half a date: it must fail validation instead of counting as
 * empty.
 */
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
