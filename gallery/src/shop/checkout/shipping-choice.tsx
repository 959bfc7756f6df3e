import { ChoiceCards } from '../../kit/fields/choice-cards.tsx';
import { shortDollars } from '../product.ts';
import { SHIPPINGS, type Shipping } from '../shipping.ts';

interface ShippingChoiceProps {
  chosen: Shipping;
  onChoose: (shipping: Shipping) => void;
}

const CHOICES = SHIPPINGS.map(({ name, arrives, price }) => ({
  name,
  note: arrives,
  price: shortDollars(price),
}));

export function ShippingChoice({ chosen, onChoose }: ShippingChoiceProps) {
  return (
    <ChoiceCards
      aria-label="Shipping"
      name="shipping"
      choices={CHOICES}
      value={chosen.name}
      onChange={(name) => onChoose(SHIPPINGS.find((shipping) => shipping.name === name)!)}
    />
  );
}
