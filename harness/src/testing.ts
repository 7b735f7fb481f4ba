/** Test kit of a page's code: a site, its platform, answers of API and search, and pages to open. */
export { fakeNetwork, type NetworkAnswers, type SentCall } from './testing/fake-network';
export { InPlatform } from './testing/in-platform';
export { markedSlots } from './testing/marked-slots';
export { openPage, type OpenedPage } from './testing/open-page';
export { PageProviders } from './rendering/providers';
export { renderAndType, type EarlyTyping } from './testing/render-and-type';
export { serveApi } from './testing/serve-api';
export { stubApi, type ApiAnswers } from './testing/stub-api';
export {
  makeDocument,
  makeDocuments,
  stubSearch,
  type SearchStock,
  type StubSearch,
} from './testing/stub-search';
export {
  loadContext,
  publicSite,
  published,
  strictBus,
  testNow,
  testPlatform,
} from './testing/test-platform';
