import { useCallback, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { SelectField } from 'shared-ui/field';
import { SegmentedControl } from 'shared-ui/segmented-control';
import { EventLog } from './event-log';
import type { FramePage } from './frame-pages';
import * as styles from './frame.styles';
import {
  apiModeLabels,
  apiModes,
  modeOf,
  neighbourModeLabels,
  neighbourModes,
  settingsQuery,
  type HarnessSettings,
} from './settings';

/** Widths a page is looked at in: a phone, a tablet, a desktop, whatever the window gives. */
const widths = [
  { value: '375px', label: '375' },
  { value: '768px', label: '768' },
  { value: '1280px', label: '1280' },
  { value: '100%', label: 'Full' },
] as const;
type Width = (typeof widths)[number]['value'];

export interface FrameProps {
  name: string;
  pages: readonly FramePage[];
  settings: HarnessSettings;
  siteNames: readonly { name: string; label: string }[];
}

/** Settings are read when a page starts, so a change starts the harness again. */
const restart = (settings: HarnessSettings): void => window.location.assign(`/?${settingsQuery(settings)}`);

/** Bar, page under test, and the log of its events. */
export function Frame({ name, pages, settings, siteNames }: FrameProps): ReactNode {
  const [width, setWidth] = useState<Width>('100%');
  const [address, setAddress] = useState(pages[0]?.address ?? '/');
  const onAddress = useCallback((next: string) => setAddress(next), []);
  const preview = useRef<HTMLIFrameElement>(null);
  const [first] = useState(address);
  const previewWidth = { '--preview-width': width } as CSSProperties; // a custom property is no known style key
  return (
    <div css={styles.frameStyles}>
      <header css={styles.barStyles}>
        <h1>{name} alone</h1>
        <SelectField
          label="Site"
          value={settings.site}
          onChange={({ currentTarget }) => restart({ ...settings, site: currentTarget.value })}
        >
          {siteNames.map((site) => (
            <option key={site.name} value={site.name}>
              {site.label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="API"
          value={settings.api}
          onChange={({ currentTarget }) =>
            restart({ ...settings, api: modeOf('api', currentTarget.value) ?? 'fake' })
          }
        >
          {apiModes.map((mode) => (
            <option key={mode} value={mode}>
              {apiModeLabels[mode]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Neighbours"
          value={settings.neighbours}
          onChange={({ currentTarget }) =>
            restart({ ...settings, neighbours: modeOf('neighbours', currentTarget.value) ?? 'marked' })
          }
        >
          {neighbourModes.map((mode) => (
            <option key={mode} value={mode}>
              {neighbourModeLabels[mode]}
            </option>
          ))}
        </SelectField>
        <SegmentedControl label="Width" name="width" value={width} onChange={setWidth} options={widths} />
      </header>
      <main css={styles.stageStyles} style={previewWidth}>
        <iframe ref={preview} css={styles.previewStyles} src={first} title="Page under test" />
      </main>
      <aside css={styles.sideStyles} aria-label="Pages and events">
        <nav aria-label="Pages and slots" css={styles.pagesStyles}>
          <h2>Pages and slots</h2>
          {pages.map((page) => (
            <a
              key={page.address}
              href={page.address}
              aria-current={page.address === address ? 'page' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey) return;
                event.preventDefault();
                preview.current?.contentWindow?.location.assign(page.address);
              }}
            >
              {page.label}
            </a>
          ))}
        </nav>
        <EventLog onAddress={onAddress} />
      </aside>
    </div>
  );
}
