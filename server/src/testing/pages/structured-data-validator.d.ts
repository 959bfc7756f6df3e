declare module '@adobe/structured-data-validator' {
  export interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
    path: { type?: string; property?: string }[];
  }
  export default class Validator {
    /** @param data items by their type, as found in a page */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
