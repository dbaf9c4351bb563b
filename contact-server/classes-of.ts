import { IncomingMessage, ServerResponse } from 'node:http';
import type { Express } from 'express';

/**
 * Classes for a server's requests and answers that are Express's own from their making. Express gives
 * each of them its prototype otherwise, and an object whose prototype is changed costs more, then and
 * for as long as it lives, than all that Express does besides.
 */
export function classesOf(app: Express) {
  class ContactRequest extends IncomingMessage {}
  class ContactResponse extends ServerResponse<ContactRequest> {}
  Object.setPrototypeOf(ContactRequest.prototype, app.request);
  Object.setPrototypeOf(ContactResponse.prototype, app.response);
  Object.assign(app, { request: ContactRequest.prototype, response: ContactResponse.prototype });
  return { IncomingMessage: ContactRequest, ServerResponse: ContactResponse };
}
