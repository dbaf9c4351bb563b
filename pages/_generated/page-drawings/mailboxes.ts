import {
  sizeAndStart,
  studentPair,
  whatShipsEachMonth,
} from '../../_components/illustrations/mail-care.tsx';
import {
  deliveredToCounter,
  idAtPickup,
  mailArrives,
  mailInOneBox,
  mailTracked,
  noChangeOfAddress,
  orderToPmb,
} from '../../_components/illustrations/mail-steps.tsx';
import { mailboxSteps } from '../../_components/illustrations/mailbox-steps.tsx';
import { studentSteps } from '../../_components/illustrations/student-steps.tsx';
import type { PageDrawings } from './page-drawings.ts';

export const mailboxDrawings: PageDrawings = {
  '/mailbox-services': [...mailboxSteps],
  '/personal-mailboxes': [sizeAndStart],
  '/business-mailboxes': [whatShipsEachMonth],
  '/student-mailboxes': [...studentSteps, studentPair],
  '/mail-forwarding': [mailArrives, mailInOneBox, mailTracked, noChangeOfAddress],
  '/package-receiving': [orderToPmb, deliveredToCounter, idAtPickup],
};
