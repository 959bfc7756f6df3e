import { DECADES } from '@pieno/contract/prices/fuels.ts';
import { PROFILE_MAX } from '@pieno/contract/profile/profile-limits.ts';
import { AGE_SLOTS } from '@pieno/contract/profile/profile-fields.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { SelectField } from '@pieno/ui/forms/select-field.tsx';
import { TextAreaField } from '@pieno/ui/forms/text-area-field.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { useEffect, useId, useRef } from 'react';
import type { FieldErrors } from '../../core/forms/field-errors.ts';
import { m } from '../../paraglide/messages.js';
import styles from './profile-fields.module.css';
import { decadeName } from '../../features/prices/category-names.ts';

interface ProfileFieldsProps {
  user: User;
  errors: FieldErrors;
  startsAtBio: boolean;
}

/** The fields of a profile (rule profile-screen), filled with the account's values. */
export function ProfileFields({ user, errors, startsAtBio }: ProfileFieldsProps) {
  const fuelsId = useId();
  const bio = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (startsAtBio) bio.current?.focus();
  }, [startsAtBio]);
  const text = (name: keyof typeof PROFILE_MAX) => ({
    name,
    defaultValue: user[name] ?? '',
    error: errors[name],
    maxLength: PROFILE_MAX[name],
  });
  return (
    <div className={styles.fields}>
      <TextField {...text('name')} label={m.profile_username()} autoComplete="nickname" required />
      <TextField {...text('full_name')} label={m.profile_fullname()} autoComplete="name" />
      <TextField
        {...text('email')}
        type="email"
        label={m.email()}
        hint={m.profile_email_hint()}
        autoComplete="email"
        readOnly
      />
      <TextField {...text('phone')} type="tel" label={m.profile_phone()} autoComplete="tel" />
      <TextField
        name="birthday"
        type="date"
        label={m.profile_birthday()}
        defaultValue={user.birthday ?? ''}
        error={errors.birthday}
        autoComplete="bday"
      />
      <SelectField
        name="age_slot"
        label={m.profile_age_slot()}
        defaultValue={user.age_slot ?? ''}
        error={errors.age_slot}
        options={ageSlots(user.age_slot)}
        emptyLabel={m.profile_age_none()}
      />
      <TextField {...text('city')} label={m.profile_city()} autoComplete="address-level2" />
      <TextField {...text('address')} label={m.profile_address()} autoComplete="street-address" />
      <div className={styles.wide}>
        <TextField
          {...text('preference')}
          label={m.profile_preference()}
          hint={m.profile_preference_hint()}
          list={fuelsId}
        />
        <datalist id={fuelsId}>
          {DECADES.map((decade) => (
            <option key={decade}>{decadeName(decade)}</option>
          ))}
        </datalist>
      </div>
      <div className={styles.wide}>
        <TextAreaField {...text('bio')} label={m.profile_bio()} ref={bio} />
      </div>
    </div>
  );
}

/** Returns the options, with the account's own value added if it is not in the list. */
const ageSlots = (own: string | null): readonly string[] =>
  own === null || (AGE_SLOTS as readonly string[]).includes(own) ? AGE_SLOTS : [own, ...AGE_SLOTS];
