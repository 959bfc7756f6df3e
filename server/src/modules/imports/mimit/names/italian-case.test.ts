import { expect, test } from 'vitest';
import { italianCase } from './italian-case.ts';

test.each([
  ["CAVA DE' TIRRENI", "Cava de' Tirreni"],
  ['BELLARIA-IGEA MARINA', 'Bellaria-Igea Marina'],
  ["SANT'AGATA FELTRIA", "Sant'Agata Feltria"],
  ["CASTEL D'AIANO", "Castel d'Aiano"],
  ["VIALE D'ANNUNZIO", "Viale D'Annunzio"],
  ["VIA DELL'INDUSTRIA", "Via dell'Industria"],
  ["L'AQUILA", "L'Aquila"],
  ["CITTA' DI CASTELLO", 'Città di Castello'],
  ["CA' DEL BOSCO", "Ca' del Bosco"],
  ['CANICATTÌ', 'Canicattì'],
  ['via xxv aprile', 'Via XXV Aprile'],
  ['SAN GIOVANNI IN MARIGNANO', 'San Giovanni in Marignano'],
  ['VIA G. DI VITTORIO 60/A', 'Via G. di Vittorio 60/A'],
  ['F.LLI CERVI', 'F.lli Cervi'],
  ['SS 72 KM 4+256', 'SS 72 km 4+256'],
  ['AUTOSTRADA A14', 'Autostrada A14'],
  ['CPB ENERGIA ITALIANA', 'CPB Energia Italiana'],
])('%s becomes %s', (given, expected) => {
  expect(italianCase(given)).toBe(expected);
});

test('well-formed text is unchanged', () => {
  expect(italianCase('Via Parco Begni 2')).toBe('Via Parco Begni 2');
  expect(italianCase('REL Villanova di Castenaso')).toBe('REL Villanova di Castenaso');
});
