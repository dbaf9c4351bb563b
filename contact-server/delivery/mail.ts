/** A mail as the delivery makes it: text alone, under one Message-ID for ever. */
export interface Mail {
  readonly messageId: string;
  readonly date: Date;
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
}
