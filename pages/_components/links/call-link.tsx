import { ButtonLink } from './button.tsx';
import { TextLink } from './text-link.tsx';

export interface CallLinkProps {
  readonly phone: { readonly display: string; readonly tel: string };
  readonly look?: 'tape' | 'line' | 'go';
  /** The words of the link, where the number is close by anyway. */
  readonly words?: string;
}

/** The phone number as a link. On paper the number follows other words. */
export function CallLink({ phone, look = 'go', words = phone.display }: CallLinkProps) {
  // Beside other words the number stays on one line; alone, it needs two where the text is large.
  const isAlone = words === phone.display;
  const link = {
    href: `tel:${phone.tel}`,
    icon: 'phone',
    children: isAlone ? words : words.replace(/\) (?=\d)/, ')\u00a0'),
    ...(!words.includes(phone.display) && { number: phone.display }),
  } as const;
  return look === 'go' ? <TextLink {...link} /> : <ButtonLink look={look} {...link} />;
}
