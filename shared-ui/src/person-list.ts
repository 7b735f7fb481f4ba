export { PersonList } from './content/person-list';
export type { Person } from './content/person-list';
