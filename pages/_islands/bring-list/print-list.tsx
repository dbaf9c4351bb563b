import { Island } from '#authoring';
import { Button } from '../../_components/links/button.tsx';

/** Prints the list around it, and keeps its ticks while the tab is open. Without a script it is hidden. */
export function PrintList() {
  return <Island name="print-list" component={PrintButton} props={{}} />;
}

function PrintButton() {
  return (
    <p data-shared>
      <Button look="line">Print this list</Button>
    </p>
  );
}
