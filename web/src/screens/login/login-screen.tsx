import { LoginSchema, type Login } from '@pieno/contract/accounts/account.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { lazy, Suspense, useState } from 'react';
import { login } from '../../core/api/accounts/account.ts';
import { ApiError } from '../../core/api/api-error.ts';
import { EmailField } from '../../core/forms/email-field.tsx';
import { fieldsOf } from '../../core/forms/form-fields.ts';
import { FormView } from '../../core/forms/form-view.tsx';
import { CurrentPasswordField } from '../../core/forms/current-password-field.tsx';
import { useForm } from '../../core/forms/use-form.ts';
import { m } from '../../paraglide/messages.js';
import {
  forgetRecovery,
  rememberTyped,
  typedEmail,
} from '../../features/account/recovery-memory.ts';
import { useLeaveWhenSignedIn } from '../../core/session/use-visitor.ts';
import { signInToAccount } from '../../features/account/sign-in-to-account.ts';
import { EntryPage } from '../../features/account/entry/entry-page.tsx';
import { FormSwitchLink } from '../../features/account/entry/form-switch-link.tsx';
import styles from './login-screen.module.css';

const SecondFactorForm = lazy(() =>
  import('../../features/account/second-factor-form.tsx').then((module) => ({
    default: module.SecondFactorForm,
  })),
);

/** After this number of wrong passwords the screen suggests recovery. */
const REFUSALS_MAX = 6;

interface LoginScreenProps {
  onEntered: () => void;
  /** E-mail of the account whose password was just reset with a code. */
  recovered?: string | undefined;
}

/** /login: e-mail and password (rule login-screen). */
export function LoginScreen({ onEntered, recovered }: LoginScreenProps) {
  useLeaveWhenSignedIn(onEntered);
  const [isRefused, setRefused] = useState(false);
  const [refusals, setRefusals] = useState(0);
  /** The fields sent, while a code of the second factor is asked for. */
  const [asked, setAsked] = useState<Login | null>(null);
  const enter = async (fields: Login) => {
    const session = await login(fields);
    // After a login no recovery code is needed.
    forgetRecovery();
    signInToAccount(session);
  };
  const form = useForm({
    schema: LoginSchema,
    leavesScreen: true,
    send: async (fields) => {
      try {
        await enter(fields);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'second_factor_needed') {
          setAsked(fields);
          return;
        }
        const isWrong = error instanceof ApiError && error.status === 422;
        setRefused(isWrong);
        if (isWrong) setRefusals(refusals + 1);
        throw error;
      }
    },
  });
  if (asked !== null) {
    return (
      <EntryPage title={m.factor_title()} lead={m.factor_lead()} back="/social-login">
        <Suspense>
          <SecondFactorForm
            submit={m.login_submit()}
            leavesScreen
            onSubmit={(totp) => enter({ ...asked, totp })}
          />
        </Suspense>
      </EntryPage>
    );
  }
  return (
    <EntryPage title={m.login_title()} lead={m.login_lead()} back="/social-login">
      {recovered !== undefined && <Banner kind="success">{m.login_recovered()}</Banner>}
      <FormView
        form={form}
        advice={
          isRefused
            ? refusals < REFUSALS_MAX
              ? m.login_check()
              : m.login_suggest_forgot()
            : undefined
        }
        submit={m.login_submit()}
      >
        <EmailField error={form.errors.email} defaultValue={recovered ?? typedEmail()} />
        <div>
          <CurrentPasswordField error={form.errors.password} />
          <Link
            to="/forget-password"
            className={styles.forgot}
            onClick={({ currentTarget }) =>
              rememberTyped(String(fieldsOf(currentTarget.closest('form')!).email))
            }
          >
            {m.entry_forgot()}
          </Link>
        </div>
      </FormView>
      <FormSwitchLink question={m.entry_no_account()} to="/register" label={m.entry_register()} />
    </EntryPage>
  );
}
