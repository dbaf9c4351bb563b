import { Island } from '#authoring';
import '../../_components/papers/mailbox.css';
import { type IdDocument, photoIds, proofs } from '../../_facts/mailbox-ids.ts';
import { BringSheet } from '../bring-list/bring-list.tsx';
import { idRule } from './judge-ids.ts';

/**
 * The documents that open a mailbox. The sentence below says which two of the checked ones to bring,
 * or what is missing.
 */
export function IdChooser() {
  return (
    <BringSheet title="Two IDs for a mailbox">
      <div data-shared>
        <Island name="id-chooser" component={IdLists} props={{}} />
      </div>
    </BringSheet>
  );
}

function IdLists() {
  return (
    <>
      <div className="id-chooser">
        <fieldset>
          <legend>Photo ID: bring one</legend>
          <ul>
            <Boxes documents={photoIds} />
          </ul>
        </fieldset>
        <fieldset>
          <legend>Proof of address: bring one</legend>
          <ul>
            <Boxes documents={proofs} />
          </ul>
        </fieldset>
      </div>
      <p className="id-answer" role="status">
        {idRule}
      </p>
    </>
  );
}

function Boxes({ documents }: { readonly documents: readonly IdDocument[] }) {
  return documents.map(({ name }) => (
    <li key={name}>
      <label>
        <input type="checkbox" />
        {name}
      </label>
    </li>
  ));
}
