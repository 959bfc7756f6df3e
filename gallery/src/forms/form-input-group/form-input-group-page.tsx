import IconAt from '~icons/tabler/at';
import IconBrandTelegram from '~icons/tabler/brand-telegram';
import IconLock from '~icons/tabler/lock';
import { Example } from '../../kit/examples/example.tsx';
import { FormPage } from '../form-page.tsx';
import { Addon, InputGroup } from './input-group.tsx';
import { CouponGroup } from './coupon-group.tsx';
import { CopyGroup } from './copy-group.tsx';
import { StepperGroup } from './stepper-group.tsx';
import { TickGroups } from './tick-groups.tsx';

export function FormInputGroupPage() {
  return (
    <FormPage>
      <Example title="Before and behind" lead="What belongs to the value stands beside it.">
        <InputGroup label="Price">
          {(id) => (
            <>
              <Addon>€</Addon>
              <input id={id} inputMode="decimal" defaultValue="1.669" />
              <Addon>per litre</Addon>
            </>
          )}
        </InputGroup>
        <InputGroup label="User name">
          {(id) => (
            <>
              <Addon>
                <IconAt size={20} stroke={1.75} aria-hidden="true" />
              </Addon>
              <input id={id} autoComplete="off" autoCapitalize="none" placeholder="ada.guidi" />
            </>
          )}
        </InputGroup>
        <InputGroup label="Your page">
          {(id) => (
            <>
              <Addon>pieno.example/</Addon>
              <input id={id} autoComplete="off" placeholder="borgo" />
            </>
          )}
        </InputGroup>
      </Example>
      <Example title="With a button" lead="What is typed here and done there.">
        <CouponGroup />
        <CopyGroup />
      </Example>
      <Example title="A list and a field" lead="The kind first, then the number.">
        <InputGroup label="Amount">
          {(id) => (
            <>
              <select aria-label="Unit of the amount" defaultValue="Litres">
                <option>Litres</option>
                <option>Euro</option>
                <option>kWh</option>
              </select>
              <input id={id} inputMode="decimal" defaultValue="40" />
            </>
          )}
        </InputGroup>
      </Example>
      <Example title="Two fields" lead="From and to, in one frame.">
        <InputGroup label="Price between">
          {(id) => (
            <>
              <Addon>€</Addon>
              <input id={id} inputMode="decimal" defaultValue="1.60" />
              <Addon>and</Addon>
              <input inputMode="decimal" aria-label="and at most" defaultValue="1.75" />
            </>
          )}
        </InputGroup>
      </Example>
      <Example title="With a box or a circle to tick">
        <TickGroups />
      </Example>
      <Example title="Plus and minus" lead="One to ninety-nine.">
        <StepperGroup />
      </Example>
      <Example title="States">
        <InputGroup label="Wrong" error="A price has three decimals">
          {(id) => (
            <>
              <Addon>€</Addon>
              <input
                id={id}
                inputMode="decimal"
                defaultValue="1,6"
                aria-invalid="true"
                aria-describedby={`${id}-error`}
              />
              <Addon>per litre</Addon>
            </>
          )}
        </InputGroup>
        <InputGroup label="Disabled">
          {(id) => (
            <>
              <Addon>
                <IconLock size={20} stroke={1.75} aria-hidden="true" />
              </Addon>
              <input id={id} defaultValue="Known to the owner" disabled />
            </>
          )}
        </InputGroup>
      </Example>
      <Example title="Sizes">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <InputGroup key={size} label={NAMES[size]} size={size}>
            {(id) => (
              <>
                <Addon>
                  <IconBrandTelegram size={20} stroke={1.75} aria-hidden="true" />
                </Addon>
                <input id={id} autoComplete="off" placeholder="@name" />
              </>
            )}
          </InputGroup>
        ))}
      </Example>
    </FormPage>
  );
}

const NAMES = { sm: 'Small', md: 'Medium', lg: 'Large' } as const;
