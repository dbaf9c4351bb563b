import type { ReactNode } from 'react';
import {
  type SheetLine,
  sheetBring,
  sheetContents,
  sheetInsurance,
  sheetPapers,
  sheetSpeeds,
  sheetWarnings,
} from '../../_facts/country-sheet.ts';
import {
  anyCountry,
  articleCountries,
  sheetCountries,
  sheetKinds,
} from '../../_facts/sheet-choices.ts';
import './country-sheet.css';
import { PrintList } from '../bring-list/print-list.tsx';

export interface CountrySheetProps {
  /** After the answers: the ways to ask. The first link takes the choice along. */
  readonly children?: ReactNode;
}

/**
 * What a package to a country needs, on one sheet of paper. Style rules hide the lines that
 * belong to another choice, so it works without a script; a browser that cannot hide them shows all.
 * `country-sheet.client.ts` tells the contact form what was chosen.
 */
export function CountrySheet({ children }: CountrySheetProps) {
  return (
    <div className="country-sheet" data-shared>
      {/* HTML allows no style sheet here, and SVG does. */}
      <svg aria-hidden="true">
        <style>{choiceRules}</style>
      </svg>
      <div className="country-sheet-questions">
        <CountryQuestion />
        <KindQuestion />
      </div>
      <div className="label">
        <SheetTitle />
        <div className="row row-2">
          <Speeds />
          <Part title="Customs documents" lines={sheetPapers} />
          <Contents />
          <Part title="Warnings" lines={sheetWarnings} />
          <Part title="Insurance" lines={sheetInsurance} />
          <Bring />
        </div>
      </div>
      {children && <div className="actions">{children}</div>}
    </div>
  );
}

/** What the answers are for. Its words change with a choice, so a screen reader says them then. */
function SheetTitle() {
  return (
    <p className="cell country-sheet-title" role="status">
      <span className="visually-hidden">Answers for </span>
      {sheetKinds.map(({ kind, name }) => (
        <span key={kind} {...shownFor({ kinds: [kind] })}>
          {name}{' '}
        </span>
      ))}
      to <span {...shownFor({ countries: articleCountries })}>the </span>
      <CountryName />
      <span {...shownFor({ countries: [anyCountry] })}>another country</span>
    </p>
  );
}

/** The name of the chosen country. Written alike wherever it is, it compresses to nearly nothing. */
function CountryName() {
  return sheetCountries.map(({ code, name }) => (
    <span key={code} {...shownFor({ countries: [code] })}>
      {name}{' '}
    </span>
  ));
}

function CountryQuestion() {
  return (
    <p>
      <label className="label-field" htmlFor="country">
        Where is it going?
      </label>
      <select id="country">
        <option value={anyCountry}>Another country</option>
        {sheetCountries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}

function KindQuestion() {
  return (
    <fieldset>
      <legend className="label-field">What is it?</legend>
      {sheetKinds.map(({ kind, name }, at) => (
        <label key={kind}>
          <input type="radio" name="kind" value={kind} defaultChecked={at === 0} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

function Speeds() {
  return (
    <div className="cell">
      <h3 className="label-field">Days to get there</h3>
      <ul>
        {sheetSpeeds.map((speed) => (
          <li
            key={speed.service + speed.countries}
            className="country-sheet-row"
            {...shownFor(speed)}
          >
            {speed.service} <b>{speed.text}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Contents() {
  return (
    <div className="cell">
      <h3 className="label-field">Sample customs line</h3>
      {sheetContents.map((line) => (
        <p key={line.text} {...shownFor(line)}>
          <b className="country-sheet-typed">{line.text}</b> Not just “{line.vague}”. Then give its
          value.
        </p>
      ))}
    </div>
  );
}

/** What to bring, with a box to tick before each line. The tab remembers the ticks. */
function Bring() {
  return (
    <div className="cell country-sheet-papers">
      <h3 className="label-field">Bring this</h3>
      <ul>
        {sheetBring.map((line) => (
          <li key={line.text} {...shownFor(line)}>
            <Tick>{line.text}</Tick>
          </li>
        ))}
        <li>
          <Tick>
            The full address. Its last line:{' '}
            <b className="country-sheet-typed">
              <CountryName />
            </b>
            <span {...shownFor({ countries: [anyCountry] })}>the country, in capital letters</span>
          </Tick>
        </li>
      </ul>
      <PrintList />
    </div>
  );
}

function Tick({ children }: { readonly children: ReactNode }) {
  return (
    <label>
      <input type="checkbox" /> {children}
    </label>
  );
}

interface PartProps {
  readonly title: string;
  readonly lines: readonly SheetLine[];
}

function Part({ title, lines }: PartProps) {
  return (
    <div className="cell">
      <h3 className="label-field">{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.text} {...shownFor(line)}>
            {line.text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Hides what belongs to another choice than the one that is made. */
const choiceRules = `${[
  ...sheetKinds.map(({ kind }) => hidden('kinds', kind)),
  ...[...sheetCountries.map(({ code }) => code), anyCountry].map((code) => hidden('to', code)),
].join(',')}{display:none}`;

function hidden(choice: 'kinds' | 'to', value: string): string {
  return `.country-sheet:has([value=${value}]:checked) [data-${choice}]:not([data-${choice}~=${value}])`;
}

/** The choices that show a line, as the rules read them. */
function shownFor({ kinds, countries }: Omit<SheetLine, 'text'>) {
  return { 'data-kinds': kinds?.join(' '), 'data-to': countries?.join(' ') };
}
