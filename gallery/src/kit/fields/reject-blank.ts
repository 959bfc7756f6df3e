/** Makes a blank field invalid, which `required` would accept. The browser shows `sentence`. */
export function rejectBlank(field: HTMLTextAreaElement, sentence: string): void {
  const isBlank = field.value !== '' && field.value.trim() === '';
  field.setCustomValidity(isBlank ? sentence : '');
}
