const letter = 'a-zA-Z0-9\\P{ASCII}';
const label = `[${letter}](?:[${letter}\\-]{0,61}[${letter}])?`;

/**
 * What browsers take in `<input type="email">`: the HTML standard's expression. Beyond it, a domain
 * may have letters outside of ASCII, which Firefox submits as they were typed and other browsers turn
 * into `xn--`; spaces and direction marks are refused there, as browsers do.
 */
export const emailPattern = new RegExp(
  `^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~\\-]+@(?!.*[\\s\\p{Bidi_Control}])${label}(?:\\.${label})*$`,
  'u',
);
