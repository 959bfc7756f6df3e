// Tests rule client-errors.
import { expect, test } from 'vitest';
import { MESSAGE_MAX, scrubMessage } from './scrub.ts';

test.each([
  [
    `TypeError: Cannot read properties of undefined (reading 'map')`,
    'TypeError: Cannot read properties of undefined (reading …',
  ],
  [
    `SyntaxError: Unexpected token 'a', "anna bianchi" is not valid JSON`,
    'SyntaxError: Unexpected token …',
  ],
  ['SyntaxError: Unterminated string in "{"email":"anna', 'SyntaxError: Unterminated string in …'],
  ['Error: no station 1234 at https://pieno.example/business/3?x=y#z', 'Error: no station … at …'],
  ['Error: anna.bianchi@example.sm is «Anna»', 'Error: … is …'],
  [`Error: doesn't work with 'l'acqua' and more`, `Error: doesn't work with …`],
  ['Error: failed at /business/3?note=segreto', 'Error: failed at …'],
  [
    'Error: Minified React error #418; visit https://react.dev/errors/418?args[]=HTML',
    'Error: Minified React error #418; visit …',
  ],
  ['Error:\n  two\n  lines', 'Error: two lines'],
])('%s', (message, scrubbed) => {
  expect(scrubMessage(message)).toBe(scrubbed);
});

test('a long message is cut', () => {
  expect(scrubMessage('x'.repeat(10_000))).toHaveLength(MESSAGE_MAX);
});

test('scrubbing a scrubbed message changes nothing', () => {
  const once = scrubMessage(`Error: "a" 'b' 12 #34 x@y`);
  expect(scrubMessage(once)).toBe(once);
});
