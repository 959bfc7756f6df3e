import { PEOPLE } from '../pictures/portraits.ts';
import type { Picture } from '../pictures/picture.ts';
import { SCENES } from '../pictures/scenes.ts';

export const CATEGORIES = ['Driving', 'Fuel', 'San Marino'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Post {
  id: string;
  title: string;
  category: Category;
  /** yyyy-mm-dd */
  day: string;
  /** Reading time in minutes. */
  minutes: number;
  author: Picture;
  scene: Picture;
  /** Summary of about two lines. */
  lead: string;
}

export const postPath = ({ id }: Pick<Post, 'id'>): string => `/blog-details?post=${id}`;

/** Newest first. */
export const POSTS: readonly Post[] = [
  {
    id: 'third-decimal',
    title: 'What the third decimal costs you',
    category: 'Fuel',
    day: '2026-11-18',
    minutes: 4,
    author: PEOPLE.bruno,
    scene: SCENES.station,
    lead: 'Every price at the pump ends in a small raised nine. It is a tenth of a cent, and it has a history.',
  },
  {
    id: 'detour',
    title: 'When a detour for fuel pays',
    category: 'Fuel',
    day: '2026-11-11',
    minutes: 5,
    author: PEOPLE.chiara,
    scene: SCENES.road,
    lead: 'Six cents less sounds like a reason to drive. Here is the sum that tells you how far.',
  },
  {
    id: 'three-towers',
    title: 'A morning on the three towers',
    category: 'San Marino',
    day: '2026-11-04',
    minutes: 6,
    author: PEOPLE.elena,
    scene: SCENES.towers,
    lead: 'Leave the car at the bottom, take the cable car up, and be at the second tower before the coaches.',
  },
  {
    id: 'ten-less',
    title: 'Ten kilometres an hour less',
    category: 'Driving',
    day: '2026-10-27',
    minutes: 3,
    author: PEOPLE.dario,
    scene: SCENES.bridge,
    lead: 'We drove from Dogana to Ancona twice, at two speeds. The slower car arrived seven minutes later.',
  },
  {
    id: 'market-charge',
    title: 'Charging while the market is on',
    category: 'San Marino',
    day: '2026-10-20',
    minutes: 4,
    author: PEOPLE.giulia,
    scene: SCENES.market,
    lead: 'Thursday morning in Borgo Maggiore: 22 kW for the car, peaches for the rest of the family.',
  },
  {
    id: 'first-snow',
    title: 'Before the first snow',
    category: 'Driving',
    day: '2026-10-13',
    minutes: 3,
    author: PEOPLE.fabio,
    scene: SCENES.snow,
    lead: 'Five things to look at on a dry Saturday, so that the wet Monday is only wet.',
  },
  {
    id: 'coast-by-eight',
    title: 'At the sea by eight',
    category: 'Driving',
    day: '2026-10-06',
    minutes: 4,
    author: PEOPLE.marta,
    scene: SCENES.coast,
    lead: 'Twenty-five kilometres, four ways down, and the one that never stands still in August.',
  },
];

const byId = new Map<unknown, Post>(POSTS.map((post) => [post.id, post]));

/** Returns the newest post for an unknown id. */
export const findPost = (id: unknown): Post => byId.get(id) ?? POSTS[0]!;
