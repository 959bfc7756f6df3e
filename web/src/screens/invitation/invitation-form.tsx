import { TYPED_CODE_MAX } from '@pieno/contract/accounts/typed-code.ts';
import {
  AcceptInvitationSchema,
  type AcceptedInvitation,
} from '@pieno/contract/invitations/invitations.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { ApiError } from '../../core/api/api-error.ts';
import { FormView } from '../../core/forms/form-view.tsx';
import { useForm } from '../../core/forms/use-form.ts';
import { m } from '../../paraglide/messages.js';
import { acceptKept } from './accept-kept.ts';

interface InvitationFormProps {
  /** The code from the link; an empty text if it has to be typed. */
  code: string;
  /** Why it was not accepted after the e-mail was verified. */
  failure: string | null;
  onAccepted: (invitation: AcceptedInvitation) => void;
  /** Called with the code if the e-mail has to be verified first. */
  onUnverified: (code: string) => void;
}

/** The invitation's code and the button that accepts it. */
export function InvitationForm({ code, failure, onAccepted, onUnverified }: InvitationFormProps) {
  const form = useForm({
    schema: AcceptInvitationSchema,
    onlyUnderFields: true,
    leavesScreen: true,
    send: async ({ code: typed }) => {
      try {
        onAccepted(await acceptKept(typed));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'email_unverified') throw error;
        onUnverified(typed);
      }
    },
  });
  return (
    <Card>
      {failure !== null && form.failure === null && <Banner kind="error">{failure}</Banner>}
      <FormView form={form} submit={m.invitation_accept()}>
        <TextField
          name="code"
          label={m.invitation_code()}
          hint={m.invitation_code_hint()}
          error={form.errors.code}
          defaultValue={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={TYPED_CODE_MAX}
          required
        />
      </FormView>
    </Card>
  );
}
