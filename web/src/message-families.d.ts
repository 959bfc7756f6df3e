/** The messages `<Name>_<key>` of the catalogue by their keys, as `web/build/message-families.ts` makes them. */
type MessageFamily<Name extends string> = {
  readonly [
    Key in keyof Messages as Key extends `${Name}_${infer Rest}` ? Rest : never
  ]: Messages[Key];
};
// oxlint-disable-next-line typescript/consistent-type-imports -- an import would make this file a module, which declares none
type Messages = typeof import('./paraglide/messages.js').m;

declare module '~messages/error' {
  const family: MessageFamily<'error'>;
  export default family;
}
declare module '~messages/error_needs_account' {
  const family: MessageFamily<'error_needs_account'>;
  export default family;
}
declare module '~messages/fuel' {
  const family: MessageFamily<'fuel'>;
  export default family;
}
declare module '~messages/payment' {
  const family: MessageFamily<'payment'>;
  export default family;
}
declare module '~messages/report_code' {
  const family: MessageFamily<'report_code'>;
  export default family;
}
declare module '~messages/service' {
  const family: MessageFamily<'service'>;
  export default family;
}
declare module '~messages/why_outcome' {
  const family: MessageFamily<'why_outcome'>;
  export default family;
}
