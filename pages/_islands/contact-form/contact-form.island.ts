import { island } from '#island';
import { ContactForm } from './contact-form.tsx';

export default island(ContactForm);
