import { useState } from 'react';
import { LabelledSlider } from '../../kit/fields/labelled-slider.tsx';

/** A maximum distance in kilometres. */
export function DistanceSlider() {
  const [distance, setDistance] = useState(12);
  return (
    <LabelledSlider
      label="Not farther than"
      unit="km"
      min={1}
      max={40}
      value={distance}
      onChange={setDistance}
    />
  );
}
