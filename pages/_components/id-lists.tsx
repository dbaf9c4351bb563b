import '../_assets/css/mailbox.css';

interface IdList {
  readonly title: string;
  readonly items: readonly string[];
}

export interface IdListsProps {
  /** One document from each side. */
  readonly lists: readonly [IdList, IdList];
  /** The rule that people trip over. */
  readonly rule: string;
}

/** Two lists to choose from, with a box before each line to tick off. */
export function IdLists({ lists, rule }: IdListsProps) {
  return (
    <div className="ids">
      {lists.map(({ title, items }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
      <p>{rule}</p>
    </div>
  );
}
