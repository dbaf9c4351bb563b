declare module '@adobe/structured-data-validator' {
  /** One problem of one node. */
  interface Issue {
    readonly rootType: string;
    readonly issueMessage: string;
  }

  export default class Validator {
    constructor(schemaOrg: unknown);
    validate(data: {
      readonly jsonld: Readonly<Record<string, unknown>>;
    }): Promise<readonly Issue[]>;
  }
}
