/** Not shown: tells the form, and the password manager, whose password it is. */
export function KnownEmail({ email }: { email: string }) {
  return (
    <input name="email" type="email" autoComplete="username" defaultValue={email} readOnly hidden />
  );
}
