import { expect, test } from 'vitest';
import { readAddress } from './address.ts';

test.each([
  ['Via Emilia 175  47922', 'RIMINI', 'Via Emilia 175', '47922', 'Via Emilia'],
  ['VIA TAVOLETO 156/G 47843', 'MISANO ADRIATICO', 'Via Tavoleto 156/G', '47843', 'Via Tavoleto'],
  ['VIA ROMAGNA SNC 47843', 'MISANO ADRIATICO', 'Via Romagna', '47843', 'Via Romagna'],
  ['VIA MOLO SUD, 47843  - -', 'MISANO ADRIATICO', 'Via Molo Sud', '47843', 'Via Molo Sud'],
  ['CATTOLICA VIA GARIBALDI 174 47841', 'CATTOLICA', 'Via Garibaldi 174', '47841', 'Via Garibaldi'],
  [
    'VIALE ROMAGNA 19 47838, RICCIONE (RN) 19 47838',
    'RICCIONE',
    'Viale Romagna 19',
    '47838',
    'Viale Romagna',
  ],
  [
    'VIA VIA EMILIA, 1837 1837 47822, SANTARCANGELO DI ROMAGNA (RN) 1837 47822',
    'SANTARCANGELO DI ROMAGNA',
    'Via Emilia, 1837',
    '47822',
    'Via Emilia',
  ],
  [
    'S.S. 16 ADRIATICA KM 192+100   ',
    'BELLARIA',
    'SS 16 Adriatica km 192+100',
    null,
    'SS 16 Adriatica',
  ],
  [
    '16 Adriatica, Km. SS 16 KM 192+100, nd - 47814',
    'BELLARIA',
    'SS 16 km 192+100',
    '47814',
    'SS 16',
  ],
  [
    'Statale 16 Adriatica, Km. 217+582, dir. sud - -',
    'MISANO ADRIATICO',
    'Statale 16 Adriatica, km 217+582, dir. Sud',
    null,
    'Statale 16 Adriatica',
  ],
  [
    'Loc. Campiano SP Marecchiese   61015',
    'TALAMELLO',
    'Località Campiano SP Marecchiese',
    '61015',
    'Località Campiano SP Marecchiese',
  ],
  [
    'V.LE DELLA REPUBBLICA 1 47900',
    'RIMINI',
    'Viale della Repubblica 1',
    '47900',
    'Viale della Repubblica',
  ],
])('%s', (text, town, address, postcode, street) => {
  expect(readAddress(text, town)).toEqual({ address, postcode, street });
});

test('a street without its kind is an address but not part of a name', () => {
  expect(readAddress('RAVENNA 151 47814', 'BELLARIA-IGEA MARINA')).toEqual({
    address: 'Ravenna 151',
    postcode: '47814',
    street: null,
  });
});

test('an empty address stays empty', () => {
  expect(readAddress('   - -', 'RIMINI')).toEqual({ address: null, postcode: null, street: null });
});
