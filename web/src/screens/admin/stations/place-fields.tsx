import type { Position } from '@pieno/contract/stations/distance.ts';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from './station-form.module.css';

/** Degrees as typed. */
export interface TypedPlace {
  latitude: string;
  longitude: string;
}

interface PlaceFieldsProps {
  typed: TypedPlace;
  onType: (typed: TypedPlace) => void;
  errors: Readonly<Record<string, string>>;
}

/** Latitude and longitude, as an alternative to dragging: arrow keys move the pin by some ten metres. */
export function PlaceFields({ typed, onType, errors }: PlaceFieldsProps) {
  return (
    <div className={styles.place}>
      {(['latitude', 'longitude'] as const).map((axis) => (
        <TextField
          key={axis}
          name={axis}
          type="number"
          step="0.0001"
          inputMode="decimal"
          label={axis === 'latitude' ? m.place_latitude() : m.place_longitude()}
          error={errors[axis]}
          value={typed[axis]}
          onChange={({ target }) => onType({ ...typed, [axis]: target.value })}
          onPaste={(event) => {
            const pair = pairIn(event.clipboardData.getData('text'));
            if (!pair) return;
            event.preventDefault();
            onType(pair);
          }}
          autoComplete="off"
          required
        />
      ))}
    </div>
  );
}

/** Degrees north and east with decimals, separated by a comma, a semicolon or spaces. */
const PAIR = /(?<![\d.,-])(-?\d{1,2}[.,]\d+)°?\s?N?\s*[,;\s]\s*(-?\d{1,3}[.,]\d+)(?!\d|°?\s?[WO])/u;

/** Finds latitude and longitude in a text, as map services copy them or put them into links. */
function pairIn(text: string): TypedPlace | undefined {
  const [, latitude = '', longitude = ''] = PAIR.exec(text) ?? [];
  const pair = {
    latitude: latitude.replace(',', '.'),
    longitude: longitude.replace(',', '.'),
  };
  return readPlace(pair) && pair;
}

/** Parses a typed place; undefined while a number is missing. */
export function readPlace({ latitude, longitude }: TypedPlace): Position | undefined {
  if (latitude.trim() === '' || longitude.trim() === '') return undefined;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const isPlace = Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180;
  return isPlace ? place : undefined;
}
