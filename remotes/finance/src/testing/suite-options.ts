/** What the shared suite visits: each route of the remote, on the sample data of the harness. */
export const suiteOptions = {
  pages: ['/trade-in', '/sell-your-car', '/sell-my-car', '/cars/trade-in?car_id=1'],
};
