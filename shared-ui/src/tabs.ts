export { Tabs } from './navigation/tabs';
export type { Tab, TabsProps } from './navigation/tabs';
