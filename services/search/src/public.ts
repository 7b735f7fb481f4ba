export { checkFilter } from './filter/filter-syntax';
export { baseFilter } from './filter/base-filter';
export { toCarDocument, type CarFacts } from './car-document/to-car-document';
export { createSearchService } from './create-search-service';
export { startMeilisearch } from './server/start-meilisearch';
export { SearchServerError, type SearchServerProblem } from './server/search-server-error';
export type { MeilisearchServer, StartMeilisearchOptions } from './server/start-meilisearch';
export type { GatewayRoutes, SearchHealth, SearchKey, SearchService, SearchServiceOptions } from './service';
export type { RebuildProgress } from './index/car-index';
