import { POSTS, postPath } from '../../blog/posts.ts';
import type { Picture } from '../../pictures/picture.ts';
import { CATALOGUE } from '../../shop/catalogue.ts';
import { dollars, productPath } from '../../shop/product.ts';
import { TOPICS } from '../faq/questions.ts';
import { SERVICES } from '../service/services.ts';
import { MEMBERS } from '../team/members.ts';

export const KINDS = ['Blog', 'Shop', 'Help', 'Team'] as const;
export type Kind = (typeof KINDS)[number];

export interface Entry {
  kind: Kind;
  title: string;
  text: string;
  path: string;
  picture?: Picture;
}

/** Posts, products in stock, services, questions and team members. */
export const ENTRIES: readonly Entry[] = [
  ...POSTS.map((post) => ({
    kind: 'Blog' as const,
    title: post.title,
    text: post.lead,
    path: postPath(post),
    picture: post.scene,
  })),
  ...CATALOGUE.filter(({ inStock }) => inStock).map((product) => ({
    kind: 'Shop' as const,
    title: product.name,
    text: `${product.category}, ${dollars(product.price)}`,
    path: productPath(product),
    picture: product.picture,
  })),
  ...SERVICES.map(({ name, text }) => ({
    kind: 'Help' as const,
    title: name,
    text,
    path: '/our-service',
  })),
  ...TOPICS.flatMap(({ questions }) => questions).map(({ id, title, text }) => ({
    kind: 'Help' as const,
    title,
    text,
    path: `/faq?question=${id}`,
  })),
  ...MEMBERS.map(({ name, role, about, picture }) => ({
    kind: 'Team' as const,
    title: name,
    text: `${role}. ${about}`,
    path: '/team',
    picture,
  })),
];
