/** Where the service says what happens, a sentence at a time and never in a visitor's words. A pino logger is one. */
export interface Log {
  info(sentence: string): void;
  warn(sentence: string): void;
  /** For what the owner has to do something about. */
  error(sentence: string): void;
}
