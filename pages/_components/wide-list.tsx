import '../_assets/css/wide-list.css';
import { ListRule, type ListRuleProps } from './ruled-list.tsx';

/** Things to know over the whole width of the page: in two columns where there is room. */
export function WideList(props: ListRuleProps) {
  return (
    <div className="wide">
      <ListRule {...props} />
    </div>
  );
}
