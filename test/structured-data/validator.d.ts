declare module '@adobe/structured-data-validator' {
  /** What is wrong with one thing. */
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
