import { apiPrefix } from 'shared-contracts/api/endpoints';
import { loggedPath } from './logged-path';

const photo = `${apiPrefix}/trade-in-photos/:photo/:until/:signature`;

test.each([
  ['/cars/rav4', '/cars/:slug', '/cars/rav4'],
  ['/own/secret', '/own/:token', '/own/:token'],
  ['/alerts/secret', '/alerts/:token', '/alerts/:token'],
  [`${apiPrefix}/valuations/secret`, `${apiPrefix}/valuations/:id`, `${apiPrefix}/valuations/:id`],
  [
    `${apiPrefix}/valuations/secret/photos/7`,
    `${apiPrefix}/valuations/:id/photos/:photo`,
    `${apiPrefix}/valuations/:id/photos/:photo`,
  ],
  [
    `${apiPrefix}/saved-searches/secret/stop`,
    `${apiPrefix}/saved-searches/:token/stop`,
    `${apiPrefix}/saved-searches/:token/stop`,
  ],
  // Refused before they had a route of their own, or with none.
  ['/alerts/secret', '/*', '/alerts/:token'],
  ['/alerts/secret', undefined, '/alerts/:token'],
  ['//Alerts//secret%', '*', '/alerts/:token'],
  ['/alerts%2Fsecret/more', '*', '/alerts/:token'],
  ['http://other.example/alerts/secret', '/*', 'http://other.example/alerts/:token'],
  [`${apiPrefix}/saved-searches/secret/else`, '/*', `${apiPrefix}/saved-searches/:token`],
  [`${apiPrefix}/valuations/secret%00`, '/*', `${apiPrefix}/valuations/:id`],
  [`${apiPrefix}/trade-in-photos/7/9/secret/`, '/*', photo],
  // Without a secret.
  ['/alerts', '*', '/alerts'],
  ['/alerts/', '*', '/alerts/'],
  [`${apiPrefix}/valuations`, `${apiPrefix}/valuations`, `${apiPrefix}/valuations`],
  [`/${'a'.repeat(400)}`, '*', `/${'a'.repeat(299)}`],
])('%s of the route %s is logged as %s', (path, route, expected) => {
  expect(loggedPath(path, route)).toBe(expected);
});
