// Tests rule fuel-families.
import { expect, test } from 'vitest';
import { familyOf } from './fuel-families.ts';

test.each([
  ['Biometano', 40, 'kilogram', 'base'],
  ['BIO METANO', 40, 'kilogram', 'base'],
  ['Metano auto', 40, 'kilogram', 'base'],
  ['L-GNC (bio)', 40, 'kilogram', 'premium'],
  ['Bio-GNL', 100, 'kilogram', 'base'],
  ['BioLNG', 100, 'kilogram', 'base'],
  ['Metano liquido bio', 100, 'kilogram', 'base'],
  ['GNL metano liquefatto', 100, 'kilogram', 'base'],
  ['Idrogeno', 100, 'kilogram', 'premium'],
  ['Idrogeno 700 bar', 100, 'kilogram', 'premium'],
  ['Elettrico', 50, 'kilowatt_hour', 'base'],
  ['Elettricità', 50, 'kilowatt_hour', 'base'],
  ['Ricarica elettrica', 50, 'kilowatt_hour', 'base'],
  ['Benzina 105 ottani', 10, 'litre', 'premium'],
  ['Gasolio Nuovo', 20, 'litre', 'premium'],
  ['Ecodiesel', 20, 'litre', 'premium'],
  ['HVO 90', 20, 'litre', 'premium'],
  ['Bio GPL', 30, 'litre', 'premium'],
])('%s is of category %i, by the %s', (name, decade, unit, grade) => {
  expect(familyOf(name)).toMatchObject({ decade, unit, grade });
});

test.each([
  'Miscela Xyz',
  'Miscela metano',
  'Idrogeno/Metano',
  'Idrometano',
  'AdBlue',
  'Gasolio agricolo',
  'Benzina e GPL',
  'Metanolo',
  'E85',
  '',
])('%s is of no family', (name) => {
  expect(familyOf(name)).toBeUndefined();
});
