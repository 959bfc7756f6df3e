/** Hidden field that identifies the account for the form and the password manager. */
export function KnownEmail({ email }: { email: string }) {
  return (
    <input name="email" type="email" autoComplete="username" defaultValue={email} readOnly hidden />
  );
}
