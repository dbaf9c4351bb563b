import './wide-list.css';
import { RuledList, type RuledListProps } from './ruled-list.tsx';

/** Things to know over the whole width of the page: in two columns where there is room. */
export function WideList(props: RuledListProps) {
  return (
    <div className="wide-list">
      <RuledList {...props} />
    </div>
  );
}
