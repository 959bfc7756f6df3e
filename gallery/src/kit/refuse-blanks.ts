/** For `required`, a row of blanks is an answer: not for this field, the browser then says what is missing. */
export function refuseBlanks(field: HTMLTextAreaElement, sentence: string): void {
  const isBlank = field.value !== '' && field.value.trim() === '';
  field.setCustomValidity(isBlank ? sentence : '');
}
