/** `4:45 PM`, `1–3 days`, `2 × 2 inches`: a number stays on the line of its unit. */
export const unbroken =
  /(?:\d+–|\d+ × )?\d+ (?:[AP]M|min|minutes?|hours?|business|days?|weeks?|months?|years?|miles?|lbs|pounds?|ounces?|inch|inches|feet|pages|copies|keys?|people|countries)\b/;
