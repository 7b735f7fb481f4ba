import { areDetailsKept } from './saved-details';

test('[SHL-074] saved details are offered for 30 days and no millisecond longer', () => {
  const days30 = 2_592_000_000;
  expect([areDetailsKept(1_000, 1_000 + days30), areDetailsKept(1_000, 1_001 + days30)]).toEqual([
    true,
    false,
  ]);
});
