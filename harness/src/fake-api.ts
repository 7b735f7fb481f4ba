export { createFakeApi, type FakeApiOptions } from './fake-api/fake-api';
export { createFakeSearch } from './fake-api/fake-search';
export type { FakeBehaviour } from './fake-api/behaviour';
export { fakeCode, type FakeVisitor } from './fake-api/fake-sign-in';
export { fakeAlertToken } from './fake-api/fake-saved-searches';
