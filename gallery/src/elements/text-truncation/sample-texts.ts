export const LONG =
  'The road to the third tower has forty-one bends. The price at its foot is three cents lower than the one at its top, and the view from the pump is, by common consent, the best in the country.';

export const FILES = [
  'receipt-borgo-maggiore-2026-11-21-petrol-self-41-litres.pdf',
  'timing-belt-and-water-pump-estimate-workshop-serravalle.xlsx',
  'towers.svg',
] as const;

export const MESSAGES = [
  {
    person: 'nico',
    text: 'The one behind the roundabout has it for € 1.669, but there is a queue down to the bridge',
    at: '8:12',
  },
  { person: 'marta', text: 'On my way.', at: '7:55' },
] as const;

export const TAGS = ['Self', 'Served', 'Car wash', 'Air', 'Café', 'Shop', 'LPG'] as const;
