/** `favicon.svg` as a data URL: a request for it would delay what the visitor sees first. */
export const faviconUrl =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 40 40%22%3E%3Cpath d=%22M1 1h38v38H1z%22 fill=%22%23d9be96%22 stroke=%22%230f2a40%22 stroke-width=%222%22/%3E%3Cpath d=%22M13 1h14v38H13z%22 fill=%22%23c4371a%22/%3E%3C/svg%3E';
