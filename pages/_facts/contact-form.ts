export interface ContactSubject {
  readonly value: string;
  readonly label: string;
}

/** What a message can be about. The contact service takes these values and no other. */
export const contactSubjects = [
  { value: 'shipping-quote', label: 'Shipping Quote' },
  { value: 'mailbox-rental', label: 'Mailbox Rental' },
  { value: 'business-account', label: 'Business Account' },
  { value: 'packing-services', label: 'Packing Services' },
  { value: 'general-inquiry', label: 'General Inquiry' },
  { value: 'complaint', label: 'Complaint' },
] as const satisfies readonly ContactSubject[];

/**
 * Where the form is posted: a path that the web server passes on, or the address of a contact service on
 * another host, such as `https://contact.example.com/api/contact` (deploy/README.md).
 */
export const contactEndpoint = '/api/contact';

export const contactForm = {
  name: 'Full Name',
  email: 'Email Address',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
  messageRows: 4,
  messagePlaceholder: 'Please provide details about your inquiry...',
  footnote: '* Required fields. We typically respond within 24 hours during business days.',
  sending: 'Sending...',
} as const;

export const contactResults = {
  /** Used if the service sends no words of its own. */
  success: "Thank you for your message! We'll get back to you soon.",
  rateLimited: 'Too many submissions. Please wait before trying again.',
  /** What the service's message holds when it refuses for that reason. */
  rateLimitMark: 'Rate limit',
} as const;

/** Every other failure. The page replaces `{phone}` with a link that has the number. */
export const contactFailure =
  'Sorry, there was an error sending your message. Please call us directly at {phone}.';

/** The most that each field may hold, in characters: as the contact service has it. */
export const contactLimits = { name: 120, email: 254, phone: 40, message: 5000 } as const;

const line = '\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}';
const text = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\p{Cs}';

/**
 * What a field may look like, as the contact service has it: values for `pattern`. No control
 * characters, and not blank where something is asked for.
 */
export const contactPatterns = {
  name: `[^${line}]*[^${line}\\s][^${line}]*`,
  /** Browsers accept a domain without a dot. */
  email: '[^@]+@[^@]+\\.[^@]+',
  phone: `[^${line}]*`,
  message: `[^${text}]*[^${text}\\s][^${text}]*`,
} as const;
