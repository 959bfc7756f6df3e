import { PEOPLE } from '../../pictures/portraits.ts';
import type { Picture } from '../../pictures/picture.ts';

export interface Member {
  /** Same id as in the chat. */
  id: string;
  name: string;
  picture: Picture;
  role: string;
  about: string;
  /** International format with spaces. */
  phone: string;
}

type Line = readonly [id: keyof typeof PEOPLE, role: string, about: string];

const LINES: readonly Line[] = [
  ['elena', 'Founder', 'Ran out of petrol below the third tower, once. Hence all this.'],
  ['bruno', 'Prices', 'Reads seventeen totems before breakfast, and remembers them.'],
  ['chiara', 'Sums and stories', 'Edits the blog. Nothing is printed before its sum comes out.'],
  ['dario', 'Road tests', 'Drives everything twice: once in a hurry, once not.'],
  ['giulia', 'Charging', 'Knows which post is free, and which of them hums.'],
  ['fabio', 'Workshop', 'Puts right what the others did to the cars.'],
  ['marta', 'The map', 'Has walked the border, all thirty-nine kilometres of it.'],
  ['ada', 'Help', 'Answers your letters, and means it.'],
];

export const MEMBERS: readonly Member[] = LINES.map(([id, role, about], index) => ({
  id,
  name: PEOPLE[id].alt,
  picture: PEOPLE[id],
  role,
  about,
  phone: `+378 0549 000 0${index + 11}`,
}));

export const mailOf = ({ id }: Pick<Member, 'id'>): string => `${id}@pieno.example`;
