/** How the messages on their way stand. `Delivery.status()` resolves to it; it reads folders, no files. */
export interface QueueStatus {
  /** False without `SMTP_URL`: then messages stay in `new/`, and nobody is to be alarmed by their age. */
  readonly isMailing: boolean;
  /** Messages that were accepted and not mailed yet; spam and failures are not among them. */
  readonly waiting: number;
  /** When the oldest of them came. */
  readonly oldestWaiting: Date | undefined;
  /** When a mail server last took a mail, since this process started. */
  readonly lastMail: Date | undefined;
  /** Mails taken since this process started. */
  readonly mailed: number;
  /** Messages that were refused for good and wait for the owner: `retry ID`. */
  readonly failed: number;
  /** Files that could not be read. */
  readonly corrupt: number;
  /** What was taken for spam and is still kept. */
  readonly junk: number;
  /** Why nothing is mailed at the moment, in a sentence: wrong credentials, broken TLS, no answer. */
  readonly paused: string | undefined;
  /** Messages over `ACCEPTED_PER_HOUR` that wait for their digest. */
  readonly overLimit: number;
}
