// Tests rule page-return.
import { expect, test } from 'vitest';
import { previewTarget } from './preview-target.ts';

const ranking = { kind: 'ranking', decade: 10, area: 'SM', mode: undefined };

test.each([
  ['/business/8', { kind: 'station', id: '8' }],
  ['/ranking/10', ranking],
  ['/ranking/10?area=confine&mode=self', { ...ranking, area: 'confine', mode: 'self' }],
  ['/ranking/10?area=mars&mode=walk', ranking],
  ['/ranking/abc', null],
  ['/business/abc', null],
  ['/settings', null],
  [null, null],
])('%s leads to %o', (returnTo, target) => expect(previewTarget(returnTo)).toEqual(target));
