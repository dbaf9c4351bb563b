import { type ReactNode, useEffect, useState } from 'react';
import '../../_components/papers/mailbox.css';
import { MailboxDoor } from '../../_components/drawings/mailbox-door.tsx';
import { LabelCell, LabelRow } from '../../_components/labels/label.tsx';
import { CallLink, type CallLinkProps } from '../../_components/links/call-link.tsx';
import { Receipt } from '../../_components/papers/receipt.tsx';
import { dollars } from '../../_facts/format.ts';
import { mailboxFees, mailboxPlans, mailboxTerms } from '../../_facts/mailbox-prices.ts';
import {
  cheapestTerm,
  choiceLabel,
  keysLabel,
  type MailboxChoice,
  mailboxKeys,
  mailboxTotal,
  termLabel,
} from '../../_facts/mailbox-totals.ts';

export interface MailboxPricePickerProps {
  readonly phone: CallLinkProps['phone'];
  /** The link to the contact form, for a mailbox. */
  readonly reserve: string;
}

/**
 * Size, term, and keys give the total of the first day. Without a script the price tables have the
 * totals. Until the script has come, the style sheet hides the first choice's total from any other.
 */
export function MailboxPricePicker({ phone, reserve }: MailboxPricePickerProps) {
  const [choice, choose] = useState<MailboxChoice>({ size: 'Medium', term: 'oneYear', keys: 1 });
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <div className={isAlive ? 'cost alive' : 'cost'}>
      <div className="label">
        <Choices
          name="Size"
          options={mailboxPlans.map(({ size }) => [size, size, <MailboxDoor key="" size={size} />])}
          chosen={choice.size}
          onChoose={(size) => choose((before) => ({ ...before, size }))}
        />
        <Choices
          name="Term"
          options={mailboxTerms.map(({ term, label }) => [term, label, setupNote(term)])}
          chosen={choice.term}
          onChoose={(term) => choose((before) => ({ ...before, term }))}
        />
        <Choices
          name="Keys"
          options={mailboxKeys.map((keys) => [keys, keysLabel(keys), depositNote(keys)])}
          chosen={choice.keys}
          onChoose={(keys) => choose((before) => ({ ...before, keys }))}
        />
        <Totals {...choice} />
      </div>
      <div>
        <p className="actions">
          <CallLink phone={phone} look="tape" words={`Call to Reserve: ${phone.display}`} />
          <a className="button line" href={withChoice(reserve, choice)}>
            Reserve by message
          </a>
        </p>
        <Bill {...choice} />
      </div>
    </div>
  );
}

/** The form adds it to the message. */
function withChoice(link: string, choice: MailboxChoice): string {
  return link.replace('#', `&box=${encodeURIComponent(choiceLabel(choice))}#`);
}

interface ChoicesProps<Value> {
  readonly name: string;
  readonly options: readonly (readonly [value: Value, label: string, note: ReactNode])[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { name, options, chosen, onChoose } = props;
  return (
    <fieldset className="cell">
      <legend className="label-field">{name}</legend>
      <div className="cost-options">
        {options.map(([value, label, note]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {typeof note !== 'string' && note}
            <b>{label}</b>
            {typeof note === 'string' && <small>{note}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Totals(choice: MailboxChoice) {
  const { due, deposit, monthly } = mailboxTotal(choice);
  const cheapest = cheapestTerm(choice.size);
  const lowest = dollars(mailboxTotal({ ...choice, term: cheapest }).monthly);
  return (
    <div className="cost-due" role="status">
      <LabelRow columns={3}>
        <LabelCell name="Due today" value={dollars(due)} />
        <LabelCell name="Refundable" value={dollars(deposit)} />
        <LabelCell name="Per month" value={dollars(monthly)} />
      </LabelRow>
      <p className="cell">
        {cheapest === choice.term
          ? `This is the lowest monthly price for a ${choice.size.toLowerCase()} mailbox.`
          : `Lowest monthly price for this size: ${lowest} with ${termLabel(cheapest)}.`}
      </p>
    </div>
  );
}

function Bill(choice: MailboxChoice) {
  const { rent, setup, deposit, due } = mailboxTotal(choice);
  const label = termLabel(choice.term);
  return (
    <Receipt
      title={choiceLabel(choice)}
      lines={[
        [`Rent for ${label}`, dollars(rent)],
        [setup === 0 ? 'Setup fee, waived' : 'Setup fee', dollars(setup)],
        ['Key deposit, refundable', dollars(deposit)],
      ]}
      total={['Due today', dollars(due)]}
    />
  );
}

function setupNote(term: MailboxChoice['term']): string {
  return term === mailboxFees.setupWaivedFor
    ? 'No setup fee'
    : `${dollars(mailboxFees.setup)} setup`;
}

function depositNote(keys: number): string {
  return `${dollars(keys * mailboxFees.keyDeposit)} deposit`;
}
