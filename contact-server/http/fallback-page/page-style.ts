import { createHash } from 'node:crypto';

/** The site's design in one small style sheet: the service has no files to link to. */
export const pageStyle = `
:root{color-scheme:light dark;--ground:#f5eee1;--sheet:#fffdf8;--ink:#0f2a40;--soft:#44566a;--link:#0c4d75;--tape:#c4371a;--on-tape:#fff;--tape-text:#b32f14}
@media (prefers-color-scheme:dark){:root{--ground:#0c1721;--sheet:#13212d;--ink:#f2e9da;--soft:#b3bfc9;--link:#8fc9ec;--tape:#ff8257;--on-tape:#1b0c05;--tape-text:#ff9470}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.55 -apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans",Arial,sans-serif;overflow-wrap:break-word}
main{width:min(100% - 2rem,40rem);margin:2rem auto}
h1{margin:0 0 1.5rem;font:800 2rem/1.04 "Arial Narrow","Liberation Sans Narrow",Arial,sans-serif}
p{margin:0}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--link);outline-offset:3px}
.note{margin:0 0 1.5rem;padding:.9rem 1.1rem;background:var(--sheet);border:2px solid var(--tape);border-left-width:1rem;border-radius:4px}
.note ul{margin:.5rem 0 0;padding-left:1.25rem}
form{margin:0 0 1.5rem;background:var(--sheet);border:2px solid var(--ink);border-radius:4px}
form>*+*{border-top:1px solid var(--ink)}
.field{padding:.65rem 1rem}
.field:has(.wrong){box-shadow:inset 0 0 0 3px var(--tape)}
.field:focus-within{outline:3px solid var(--link);outline-offset:-1px}
label{display:block;font-weight:600;font-size:.9375rem}
input,select,textarea{width:100%;min-height:2.5rem;padding:.3rem 0;border:0;border-radius:0;background:transparent;color:inherit;font:inherit}
select{width:calc(100% + .25rem);margin-left:-.25rem}
option{background:var(--sheet)}
.field :focus-visible{outline:0}
textarea{resize:vertical}
::placeholder{color:var(--soft);opacity:1}
.field .wrong{color:var(--tape-text);font-weight:600}
.field .wrong::before{content:"! "}
.send{padding:1rem}
.send p{margin-top:.75rem;color:var(--soft);font-size:.9375rem}
button{min-height:3rem;padding:.55rem 1.35rem;border:2px solid var(--tape);border-radius:2px;background:var(--tape);color:var(--on-tape);font:inherit;font-weight:700;cursor:pointer}
`;

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/**
 * Allows this style sheet alone, and the form to post to the service alone. Browsers also compare
 * `form-action` with the address that the reply redirects to, which is on one of the sites.
 */
export function contentSecurityPolicy(sites: readonly string[]): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    ["form-action 'self'", ...sites].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
