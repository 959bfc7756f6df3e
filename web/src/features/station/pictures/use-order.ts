import type { StationPicture, StationPictures } from '@pieno/contract/pictures/station-pictures.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { orderPictures } from '../../../core/api/pictures/station-pictures.ts';
import { m } from '../../../paraglide/messages.js';
import type { PicturesPartProps } from './part-props.ts';

interface UseOrderProps extends Pick<PicturesPartProps, 'stationId' | 'onChange' | 'onDoubt'> {
  now: StationPictures;
}

interface Order {
  /** In the last requested order. */
  pictures: readonly StationPicture[];
  /** Moves a photo by one step, -1 or 1. */
  move: (index: number, step: number) => void;
  /** The new position of the last moved photo, for screen readers. */
  moved: string;
  error: Error | null;
}

/**
 * Shows a new order at once and sends it; several are sent in sequence, and the last answer
 * counts.
 */
export function useOrder({ stationId, now, onChange, onDoubt }: UseOrderProps): Order {
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const [moved, setMoved] = useState('');
  const { mutate, error } = useMutation({
    scope: { id: `order of ${stationId}` },
    mutationFn: (order: number[]) => orderPictures(stationId, order),
    onSuccess: (answer, sent) => {
      onChange(answer);
      setWanted((last) => (last === sent ? null : last));
    },
    onError: () => {
      setWanted(null);
      onDoubt();
    },
  });
  const places = new Map(wanted?.map((id, place) => [id, place]));
  const pictures = now.pictures.toSorted(
    (one, other) => (places.get(one.id) ?? Infinity) - (places.get(other.id) ?? Infinity) || 0,
  );
  return {
    pictures,
    move(index, step) {
      const to = index + step;
      if (to < 0 || to >= pictures.length) return;
      const order = pictures.map(({ id }) => id);
      order.splice(to, 0, ...order.splice(index, 1));
      setWanted(order);
      setMoved(m.pictures_moved({ place: to + 1, total: order.length }));
      mutate(order);
    },
    moved,
    error,
  };
}
