/** What an `Idempotency-Key` is remembered as: a hash of the key and of the message that came with it. */
export type Fingerprint = string;

/** Sees to it that a message which is posted again under its key is stored once. Keys live for 24 hours. */
export interface KeyStore {
  /**
   * Runs `store`, which resolves to the message's id, unless that was done under this fingerprint
   * before or is being done now: then it waits and resolves to the first one's id. A `store` that
   * rejects leaves nothing behind. A shared store in front of a local one has to fall back to it, and
   * to storing twice rather than not at all.
   */
  once(fingerprint: Fingerprint, store: () => Promise<string>): Promise<string>;
}
