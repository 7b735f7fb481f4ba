import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLazy } from './use-lazy';

interface ProbeProps {
  isNeeded: boolean;
  load: () => Promise<string>;
  onFailure?: () => void;
}

function Probe({ isNeeded, load, onFailure }: ProbeProps): ReactNode {
  return <p>{useLazy(isNeeded, load, onFailure) ?? 'not there'}</p>;
}

test('code is fetched when it is first needed, once, and stays', async () => {
  const load = jest.fn(() => Promise.resolve('there'));
  const { rerender } = render(<Probe isNeeded={false} load={load} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Probe isNeeded load={load} />);
  expect(await screen.findByText('there')).toBeVisible();
  rerender(<Probe isNeeded={false} load={load} />);
  rerender(<Probe isNeeded load={load} />);
  expect(screen.getByText('there')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that cannot be fetched is reported, and requested again the next time it is needed', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue('there');
  const onFailure = jest.fn();
  const { rerender } = render(<Probe isNeeded load={load} onFailure={onFailure} />);
  await act(() => Promise.resolve());
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(screen.getByText('not there')).toBeVisible();
  rerender(<Probe isNeeded={false} load={load} onFailure={onFailure} />);
  rerender(<Probe isNeeded load={load} onFailure={onFailure} />);
  expect(await screen.findByText('there')).toBeVisible();
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('a failure of code that is not needed any more is not reported', async () => {
  let reject: (reason: Error) => void = () => undefined;
  const load = () => new Promise<string>((_resolve, fail) => (reject = fail));
  const onFailure = jest.fn();
  const { rerender } = render(<Probe isNeeded load={load} onFailure={onFailure} />);
  rerender(<Probe isNeeded={false} load={load} onFailure={onFailure} />);
  await act(async () => reject(new Error('offline')));
  expect(onFailure).not.toHaveBeenCalled();
});
