import IconFlag from '~icons/tabler/flag';
import IconMapPin from '~icons/tabler/map-pin';
import { Example } from '../../kit/examples/example.tsx';
import { LANGUAGES } from '../../company/languages.ts';
import { FormPage } from '../form-page.tsx';
import { EmailField } from './email-field.tsx';
import { StationField } from './station-field.tsx';
import { SuggestField } from './suggest-field.tsx';
import { CASTLES } from '../../kit/places.ts';
import { PLACES } from './suggestions.ts';

const languages = LANGUAGES.map(({ english }) => english);

export function FormAutoCompletePage() {
  return (
    <FormPage>
      <Example
        title="Anywhere in the word"
        lead="Small or capital letters, in front or in the middle. Nothing typed, nothing offered."
      >
        <SuggestField label="Castle" placeholder="Try “no” or “MAR”" data={CASTLES} />
      </Example>
      <Example title="With more to know" lead="The street stands below the name.">
        <StationField />
      </Example>
      <Example title="In groups" lead="Here and across the border.">
        <SuggestField
          label="Place"
          placeholder="Try “ri”"
          data={PLACES}
          leftSection={<IconMapPin size={20} stroke={1.75} aria-hidden="true" />}
        />
      </Example>
      <Example title="Three at most" lead="For those who know what they want.">
        <SuggestField
          label="Language"
          placeholder="Try “an”"
          data={languages}
          limit={3}
          leftSection={<IconFlag size={20} stroke={1.75} aria-hidden="true" />}
        />
      </Example>
      <Example title="It writes the rest" lead="What you typed, with what usually follows.">
        <EmailField />
      </Example>
      <Example title="The first one is ready" lead="Enter takes it, the arrows take another.">
        <SuggestField
          label="Quick pick"
          placeholder="Try “se”"
          data={CASTLES}
          selectFirstOptionOnChange
        />
      </Example>
      <Example title="States">
        <SuggestField
          label="Wrong"
          data={CASTLES}
          defaultValue="Riminy"
          error="We know no castle of that name"
        />
        <SuggestField label="Disabled" data={CASTLES} placeholder="Not for now" disabled />
      </Example>
    </FormPage>
  );
}
