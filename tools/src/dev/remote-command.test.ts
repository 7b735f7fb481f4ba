import { runRemoteCommand } from './remote-command';

test.each([
  [['cart'], {}, /There is no remote called cart\.[\s\S]*search, vehicle, finance, leads, locations/],
  [[], {}, /Name one remote\./],
  [['search', 'leads'], {}, /Name one remote\./],
  [['search'], { PORT: 'high' }, /PORT must be a port number from 0 to 65535, not "high"/],
  [['search'], { PORT: '65536' }, /PORT must be/],
  [['search'], { FORECOURT_URL: 'nowhere' }, /FORECOURT_URL must be an address .* not "nowhere"/],
])('%j with %j is refused with the reason', async (args, env, reason) => {
  await expect(runRemoteCommand(args, env)).rejects.toThrow(reason);
});
