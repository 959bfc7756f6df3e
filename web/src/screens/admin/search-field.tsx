import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

/** So long nothing is asked for after a key. */
const WHILE_TYPING_MS = 250;

/**
 * What is typed into a search, and what is asked for.
 * @param begun the words to begin with
 * @returns `q`: the words once nobody types any more
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

/** The field of a search. */
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
