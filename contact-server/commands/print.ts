/** Where a command writes; what it returns is the exit code. */
export interface Print {
  out(text: string): void;
  error(text: string): void;
}

/** A visitor's words for a terminal: no sign that moves what stands around it. */
export function forTerminal(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}|\p{Cs}/gu, '\ufffd');
}

export function oneLine(text: string): string {
  return forTerminal(text).replace(/\s+/g, ' ');
}
