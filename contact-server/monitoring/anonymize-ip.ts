import { isIP } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';

/** A network instead of a person: /24 of IPv4, /48 of IPv6. */
export function anonymizeIp(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  const plain = mapped ?? address;
  if (isIP(plain) === 4) return plain.replace(/\d+$/, '0/24');
  return isIP(plain) === 6 ? ipKeyGenerator(plain, 48) : 'unknown';
}
