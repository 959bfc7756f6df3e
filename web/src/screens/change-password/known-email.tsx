/** Hidden field that tells the form, and the password manager, to which account the password belongs. */
export function KnownEmail({ email }: { email: string }) {
  return (
    <input name="email" type="email" autoComplete="username" defaultValue={email} readOnly hidden />
  );
}
