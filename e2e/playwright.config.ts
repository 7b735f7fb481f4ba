import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/** Where Linux systems put Chromium. `npm test` names the browser it found in `CHROMIUM_PATH`. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const executablePath = process.env['CHROMIUM_PATH'] ?? SYSTEM_BROWSERS.find((path) => existsSync(path));

/** The browser stays on this machine: no updates, no telemetry. Containers have no sandbox. */
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Only `npm test` sets the runner: a person may look at one test alone. */
const isRun = process.env['FORECOURT_RUNNER'] !== undefined;

export default defineConfig({
  outputDir: '../test-results/playwright',
  globalSetup: './src/global-setup.ts',
  workers: 2,
  // What passes only the second time is named at the end of `npm test`, which accepts very few such tests.
  retries: isRun ? 1 : 0,
  forbidOnly: isRun,
  fullyParallel: true,
  // Time is measured in bench/, never here: limits only end what hangs, also on a busy machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./src/results-reporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
    // A trace costs a third of a test's processor time, so the run takes one only of what it repeats.
    trace: isRun ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
  },
  projects: [
    // The built platform with all remotes, real search and real stock.
    { name: 'composed', testDir: './specs' },
    // The platform under every other version of Node that it supports.
    { name: 'nodes', testDir: './nodes' },
    // Each remote in its own harness, without the others.
    { name: 'alone', testDir: '../remotes', testMatch: '*/e2e/**/*.spec.ts' },
  ],
});
