import fc from 'fast-check';
import { GREEN } from '../pictures/avatars.ts';
import { ODD_TEXTS, type Schema } from './schema-values.ts';

const BOUNDARY = 'pieno-form';

/** Contents of files to send; each character is a byte. */
const FILES = [
  GREEN.toString('latin1'),
  GREEN.toString('latin1'),
  GREEN.toString('latin1'),
  'id;fuel;price;date\n1;20;1.689;21/11/2026 07:00\n',
  GREEN.toString('latin1', 0, 40),
  '',
  '\0\xFF',
  'GIF89a',
  'id;fuel;price;date\n1;20;1.699;21/11/2026 07:30\n',
  'id;name;city\n;;\n"',
  'id;fuel;price;date\n1;20;1e400;x\n\0',
  '{"a":[',
] as const;
const FILE_NAMES = ['io.png', 'prezzi.csv', '', '../../x', 'x'.repeat(300), 'a"b'] as const;

/** Forms of `multipart/form-data`; an odd one lacks a field, has another one or ends too early. */
export function formOf(
  { properties = {} }: Schema,
  isOdd: boolean,
): fc.Arbitrary<{ type: string; text: string }> {
  const parts = Object.entries(properties).map(([name, { format, enum: values }]) => {
    const texts = values
      ? fc.constantFrom(...values.map(String))
      : fc.constantFrom<string>('1', ...ODD_TEXTS);
    const part =
      format === 'binary'
        ? fc
            .tuple(fc.constantFrom(...FILES), fc.constantFrom(...FILE_NAMES))
            .map(([bytes, file]) => filePart(name, file, bytes))
        : texts.map((text) => textPart(name, Buffer.from(text).toString('latin1')));
    return isOdd ? fc.option(part, { nil: '' }) : part;
  });
  const rest = [
    textPart('extra', 'x'),
    filePart('extra', 'x', 'x'),
    textPart('', ''),
    'x',
  ] as const;
  const extra = isOdd ? fc.constantFrom('', ...rest) : fc.constant('');
  const end = isOdd
    ? fc.constantFrom(`--${BOUNDARY}--\r\n`, '', '--')
    : fc.constant(`--${BOUNDARY}--\r\n`);
  return fc.tuple(...parts, extra, end).map((texts) => ({
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    text: texts.join(''),
  }));
}

const textPart = (name: string, text: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

const filePart = (name: string, file: string, bytes: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\nContent-Type: application/octet-stream\r\n\r\n${bytes}\r\n`;
