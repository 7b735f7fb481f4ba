export { Tabs } from './navigation/tabs';
export type { Tab, TabsProps } from './navigation/tabs';
export { tabListStyles, tabStyles } from './navigation/tabs.styles';
