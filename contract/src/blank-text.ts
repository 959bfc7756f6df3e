/** Only white space and invisible characters, such as a zero-width space. */
const UNSEEN = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** True for a text without any visible character; it counts as empty. */
export const isBlank = (text: string): boolean => UNSEEN.test(text);
