import { PEOPLE } from '../../pictures/portraits.ts';

export interface Comment {
  name: string;
  /** Portrait URL; null for the visitor's own comment. */
  picture: string | null;
  when: string;
  text: string;
}

export const SAMPLE_COMMENTS: readonly Comment[] = [
  {
    name: 'Irene',
    picture: PEOPLE.irene.src,
    when: 'Yesterday',
    text: 'I always wondered, and never dared to ask at the till. Sent it to my father, who still counts in lire.',
  },
  {
    name: 'Luca',
    picture: PEOPLE.luca.src,
    when: 'Two days ago',
    text: 'Would you do the same for the motorway stations? I suspect the answer, but I would like to see the sum.',
  },
];
