import { useState } from 'react';
import { Addon, InputGroup } from './input-group.tsx';

/** A checkbox enables one input; radio buttons enable one of two. */
export function TickGroups() {
  const [isLimited, setLimited] = useState(true);
  const [by, setBy] = useState<'price' | 'distance'>('price');
  return (
    <>
      <InputGroup label="Tell me below">
        {(id) => (
          <>
            <Addon>
              <input
                type="checkbox"
                aria-label="Set a limit"
                checked={isLimited}
                onChange={() => setLimited(!isLimited)}
              />
            </Addon>
            <input id={id} inputMode="decimal" defaultValue="1.650" disabled={!isLimited} />
            <Addon>€</Addon>
          </>
        )}
      </InputGroup>
      {(['price', 'distance'] as const).map((kind) => (
        <InputGroup key={kind} label={kind === 'price' ? 'The cheapest of' : 'The nearest within'}>
          {(id) => (
            <>
              <Addon>
                <input
                  type="radio"
                  name="by"
                  aria-label={`By ${kind}`}
                  checked={by === kind}
                  onChange={() => setBy(kind)}
                />
              </Addon>
              <input
                id={id}
                inputMode="numeric"
                defaultValue={kind === 'price' ? '5' : '10'}
                disabled={by !== kind}
              />
              <Addon>{kind === 'price' ? 'stations' : 'km'}</Addon>
            </>
          )}
        </InputGroup>
      ))}
    </>
  );
}
