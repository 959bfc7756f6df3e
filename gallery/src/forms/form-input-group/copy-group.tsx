import IconCheck from '~icons/tabler/check';
import IconCopy from '~icons/tabler/copy';
import { useClipboard } from '@mantine/hooks';
import { InputGroup } from './input-group.tsx';

const ADDRESS = 'https://pieno.example/ranking/10';

/** A button copies the read-only address. */
export function CopyGroup() {
  const clipboard = useClipboard();
  const Outline = clipboard.copied ? IconCheck : IconCopy;
  return (
    <InputGroup label="Share this list">
      {(id) => (
        <>
          <input id={id} value={ADDRESS} readOnly />
          <button type="button" onClick={() => clipboard.copy(ADDRESS)}>
            <Outline size={20} stroke={1.75} aria-hidden="true" />
            <span aria-live="polite">
              {clipboard.error ? 'Not here' : clipboard.copied ? 'Copied' : 'Copy'}
            </span>
          </button>
        </>
      )}
    </InputGroup>
  );
}
