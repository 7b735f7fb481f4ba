import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import { globalStyles } from 'shared-ui/global-styles';
import { themeCss } from 'shared-ui/theme';
import { createTestPage } from './test-page';
import { takeSettings } from './settings';
import { startFrame } from './start-frame';
import { startPreview } from './start-preview';

function showProblem(root: HTMLElement, error: unknown): void {
  const text = document.createElement('pre');
  text.setAttribute('role', 'alert');
  text.textContent = error instanceof Error ? error.message : String(error);
  root.replaceChildren(text);
}

function addStyles(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
}

/**
 * Runs one remote alone. `/` is the harness with its bar and event log; every other address is a page of the
 * remote as a visitor has it, which the harness shows in a frame.
 *
 * @param name of the remote
 */
export async function startHarness(name: string, remote: RemoteModule): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The harness needs an element with id "root" in its document.');
  try {
    const settings = takeSettings();
    const fixture = await createTestPage(settings);
    addStyles(themeCss(fixture.site.theme) + globalStyles);
    if (window.location.pathname === '/') startFrame({ name, remote, settings, fixture, root });
    else startPreview({ remote, fixture, root, hasNeighbours: settings.neighbours === 'real' });
  } catch (error) {
    showProblem(root, error);
    throw error;
  }
}
