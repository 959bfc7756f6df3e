import { expect, test } from 'vitest';
import { bareMessage } from './one-language.ts';

const compiled = `import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

const it_age = (i) => registry.plural("it", i?.count, {}) === "one" ? \`un minuto fa\` : \`${'${i?.count}'} minuti fa\`;

/** @param {{ locale?: "it" }} options */
export const age = ((inputs, options = {}) => {
	experimentalStaticLocale ?? options.locale ?? getLocale()
	return it_age(inputs)
});`;

test('a message no longer looks up the language, and is unchanged otherwise', () => {
  const bare = bareMessage(compiled)!;
  expect(bare).not.toMatch(/getLocale|runtime\.js/);
  expect(bare).toContain("import * as registry from '../registry.js'");
  expect(bare).toContain('export { it_age as age };');
});

test('code in another form is not treated as a message', () => {
  expect(bareMessage('export default () => `un minuto fa`;')).toBeNull();
});
