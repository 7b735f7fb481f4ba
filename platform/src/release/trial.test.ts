import childProcess from 'node:child_process';
import { createTrial, type Trial, type TrialLimits } from './trial';

const never = () => Promise.reject(new Error('Nothing is called before the start.'));
const limits: TrialLimits = { startMs: 1, renderMs: 20_000, pageMs: 8000, heapMb: 128, settleMs: 100 };

const services = { api: () => never, search: () => never, now: () => new Date() };
const outcomeOf = async (trial: Trial): Promise<string | null> =>
  (await trial.render([], {}, { sites: [], keepsHtml: false })).cutOff;

test('a process that does not start in time is refused with that reason, and the next is a new one', async () => {
  const trial = createTrial('/nowhere', services, limits);
  expect(await outcomeOf(trial)).toBe('it did not start within 1 ms');
  expect(await outcomeOf(trial)).toBe('it did not start within 1 ms');
  trial.close();
});

test('a process for which the machine has no room is refused at once, and the next is a new one', async () => {
  const { fork } = childProcess;
  const noRoom = jest
    .spyOn(childProcess, 'fork')
    .mockImplementation((program, options) => fork(program, { ...options, execPath: '/nowhere' }));
  const trial = createTrial('/nowhere', services, { ...limits, startMs: 60_000 });
  expect(await outcomeOf(trial)).toBe('its process failed (spawn /nowhere ENOENT)');
  expect(await outcomeOf(trial)).toBe('its process failed (spawn /nowhere ENOENT)');
  expect(noRoom).toHaveBeenCalledTimes(2);
  trial.close();
});
