import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

/** Milliseconds to wait after a key before searching. */
const WHILE_TYPING_MS = 250;

/**
 * State of a search.
 * @param begun the initial words
 * @returns `words` as typed, and `q`, the words once typing has paused
 */
export function useSearch(begun: string) {
  const [words, setWords] = useState(begun);
  const [q] = useDebouncedValue(words.trim(), WHILE_TYPING_MS);
  return { q, words, setWords };
}

interface SearchFieldProps {
  label: string;
  placeholder: string;
  words: string;
  onType: (words: string) => void;
}

export const SearchField = ({ words, onType, ...texts }: SearchFieldProps) => (
  <TextField
    {...texts}
    name="q"
    type="search"
    autoComplete="off"
    maxLength={100}
    value={words}
    onChange={({ target }) => onType(target.value)}
  />
);
