import { returnsPanels } from './returns-panels.tsx';
import { Tabs } from './tabs.tsx';

/** The three panels of the returns page, as tabs. */
export function ReturnsTabs() {
  return <Tabs label="Returns" panels={returnsPanels} />;
}
