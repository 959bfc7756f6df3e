// Tests rule admin-screen.
import { expect, test } from 'vitest';
import { movedTo } from './moved-parts.ts';

test.each([
  ['inviti', undefined, '/admin/distributori'],
  ['inviti', '8', '/admin/distributori/8/gestori'],
  ['prezzi', undefined, '/admin/distributori'],
  ['prezzi', '8', '/admin/distributori/8'],
  ['importa', undefined, '/admin/sistema/importazioni'],
  ['registro', undefined, '/admin/sistema/registro'],
  ['impostazioni', undefined, '/admin/sistema/impostazioni'],
  ['accesso', undefined, '/admin/sistema/accesso'],
  ['distributori', '8', undefined],
  ['persone', 'anna', undefined],
  ['toString', undefined, undefined],
])('/admin/%s/%s redirects to %s', (part, chosen, to) => {
  expect(movedTo(part, chosen)).toBe(to);
});
