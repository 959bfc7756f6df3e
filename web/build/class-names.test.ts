import path from 'node:path';
import { expect, test } from 'vitest';
import { generateScopedName } from './class-names.ts';

const file = (name: string) => path.join(import.meta.dirname, '../src/screens', name);

test('a class name keeps its own name and adds four letters for its file', () => {
  expect(generateScopedName('card', file('home/winner-card.module.css'))).toMatch(
    /^card_[\w-]{4}$/,
  );
});

test('two files with a class of the same name do not collide', () => {
  const names = ['home/winner-card.module.css', 'ranking/winner-card.module.css'].map((name) =>
    generateScopedName('card', file(name)),
  );
  expect(new Set(names).size).toBe(2);
});

test('a query after the file name does not change the class name', () => {
  const plain = file('home/winner-card.module.css');
  expect(generateScopedName('card', `${plain}?inline`)).toBe(generateScopedName('card', plain));
});
