import { domainToASCII } from 'node:url';

/** An address as mail servers spell it: the domain in punycode, everything in lower case. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // A domain that has no ASCII form stays as it is, and matches nothing else.
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`.toLowerCase();
}
