interface Place {
  address: string | null;
  locality: string | null;
}

/** Formats a station's place on one line: 'Domagnano · Via Cinque Febbraio 46'. */
export function placeText({ address, locality }: Place): string {
  return [locality, address].filter(Boolean).join(' · ');
}

/** Formats a station's place as on an envelope: street, then postcode and locality. */
export function addressLines({ address, locality, postcode }: Place & { postcode: string | null }) {
  const town = [postcode, locality].filter(Boolean).join(' ');
  return [address, town].filter((line) => line !== null && line !== '');
}
