import { describe, expect, it } from 'vitest';
import { findCircle, roomOf } from './check-rooms.mjs';

const importing = (specifier) => `import { x } from '${specifier}';\n`;

describe('the rooms of the server', () => {
  it('are its folders, those of its modules, and the files above them', () => {
    expect(roomOf('server/src/http/errors.ts')).toBe('http');
    expect(roomOf('server/src/modules/prices/gate.ts')).toBe('modules/prices');
    expect(roomOf('server/src/modules/imports/mimit/names/brand.ts')).toBe('modules/imports');
    expect(roomOf('server/src/clock.ts')).toBe('clock.ts');
  });

  it('may not form a circle, not even by types', () => {
    const circle = findCircle([
      ['server/src/app.ts', importing('./modules/board/board.ts')],
      ['server/src/modules/board/board.ts', importing('../settings/repository.ts')],
      ['server/src/modules/settings/repository.ts', importing('../prices/gate.ts')],
      ['server/src/modules/prices/gate.ts', "import type { X } from '../board/x.ts';\n"],
    ]);
    expect(circle).toEqual([
      'server/src/modules/board/board.ts imports server/src/modules/settings/repository.ts',
      'server/src/modules/settings/repository.ts imports server/src/modules/prices/gate.ts',
      'server/src/modules/prices/gate.ts imports server/src/modules/board/x.ts',
    ]);
  });

  it('may stand above one another', () => {
    const files = [
      ['server/src/app.ts', importing('./modules/board/board.ts')],
      ['server/src/modules/board/board.ts', importing('../prices/gate.ts')],
      ['server/src/modules/prices/gate.ts', importing('../../db/database.ts')],
      ['server/src/modules/prices/record.ts', "const x = await import('../../db/open.ts');\n"],
    ];
    expect(findCircle(files)).toEqual([]);
  });
});
