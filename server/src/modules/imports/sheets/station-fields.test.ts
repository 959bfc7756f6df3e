import { expect, test } from 'vitest';
import { readDegrees, readSells, readText } from './station-fields.ts';

test.each([
  ['kind', 'Carburanti', 'fuel'],
  ['country', 'San Marino', 'SM'],
  ['phone', '+378 0549 123456', '+378 0549 123456'],
  ['website', 'https://example.sm/a', 'https://example.sm/a'],
  ['opening_hours', 'lun 8\r\nmar 9', 'lun 8\nmar 9'],
] as const)('%s accepts "%s"', (column, text, value) => {
  expect(readText(column, text)).toEqual({ value });
});

test.each([
  ['kind', 'bar', 'kind: può valere fuel oppure charging'],
  ['country', 'FR', 'country: può valere SM oppure IT'],
  ['phone', 'chiedere a Gino', 'phone: «chiedere a Gino» non è un numero di telefono'],
  ['email', 'gino@', 'email: «gino@» non è un indirizzo di posta'],
  ['website', 'javascript:alert(1)', 'website: deve cominciare con http:// o https://'],
  ['name', 'x'.repeat(121), 'name: al massimo 120 caratteri'],
] as const)('%s refuses "%s"', (column, text, problem) => {
  expect(readText(column, text)).toEqual({ problem });
});

test('coordinates accept point and comma, and refuse 0, 0', () => {
  expect(readDegrees('latitude', '43,9424')).toEqual({ value: 43.9424 });
  expect(readDegrees('longitude', '-12.4578')).toEqual({ value: -12.4578 });
  for (const text of ['0', '91', '43°56', '43.942.4', 'nord']) {
    expect(readDegrees('latitude', text)).toEqual({
      problem: `latitude: «${text}» non è una coordinata in gradi`,
    });
  }
});

test.each([
  ['', []],
  ['Benzina, gasolio; 30', [10, 20, 30]],
  ['10 20 50 Diesel', [10, 20, 50]],
  ['metano\nAltri  carburanti', [40, 100]],
])('the sold categories accept "%s"', (text, value) => {
  expect(readSells(text)).toEqual({ value });
});

test.each([
  [
    'Diesel, carbone',
    'sells: «carbone» non è tra 10 Benzina, 20 Diesel, 30 GPL, 40 Metano, 50 Elettrico, 100 Altri Carburanti',
  ],
  ['__proto__', expect.stringContaining('«__proto__» non è tra') as string],
  ['-', 'sells: un elenco aggiunge soltanto'],
  ['x'.repeat(101), 'sells: al massimo 100 caratteri'],
])('the sold categories refuse "%s"', (text, problem) => {
  expect(readSells(text)).toEqual({ problem });
});
