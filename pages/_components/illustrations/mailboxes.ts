import type { Illustration } from './illustration.tsx';
import { awayFromThePorch, peopleWhoPickUp, studentPair } from './mail-care.tsx';
import {
  deliveredToCounter,
  idAtPickup,
  mailArrives,
  mailInOneBox,
  mailTracked,
  noChangeOfAddress,
  orderToPmb,
} from './mail-steps.tsx';
import { mailboxSteps } from './mailbox-steps.tsx';
import { studentSteps } from './student-steps.tsx';

/** The drawings of the mailbox pages. */
export const mailboxIllustrations: readonly Illustration[] = [
  ...mailboxSteps,
  awayFromThePorch,
  peopleWhoPickUp,
  studentPair,
  ...studentSteps,
  noChangeOfAddress,
  mailArrives,
  mailInOneBox,
  mailTracked,
  orderToPmb,
  deliveredToCounter,
  idAtPickup,
];
