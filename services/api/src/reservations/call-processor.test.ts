import { callProcessor } from './call-processor';

test('[API-043] a processor that heeds no signal is given up', async () => {
  const soon = AbortSignal.timeout(5);
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
  const keepAlive = setTimeout(() => undefined, 10_000); // the signal's own timer holds no process
  await expect(callProcessor(() => new Promise<never>(() => undefined))).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  expect(timeout).toHaveBeenCalledWith(20_000);
  clearTimeout(keepAlive);
  timeout.mockRestore();
});
