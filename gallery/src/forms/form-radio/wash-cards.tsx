import { ChoiceCards } from '../../kit/fields/choice-cards.tsx';

const WASHES = [
  { name: 'Quick', note: 'Foam and rinse, four minutes', price: '€ 6' },
  { name: 'Thorough', note: 'With wheels and underbody', price: '€ 11' },
  { name: 'Everything', note: 'Inside too, half an hour', price: '€ 24' },
] as const;

export function WashCards() {
  return <ChoiceCards label="Car wash" name="wash" defaultValue="Thorough" choices={WASHES} />;
}
