import * as EmotionReact from '@emotion/react';
import * as EmotionJsx from '@emotion/react/jsx-runtime';
import * as React from 'react';
import * as ReactJsx from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as JsxRuntime from 'shared-ui/jsx-runtime';
import * as ContractsReact from 'shared-contracts/react';
import { contractVersion } from 'shared-contracts/remote/remote-module';
import type { ShellServer } from 'shared-contracts/remote/shell-server';
import * as Routing from 'shared-routing';

export { act } from './server/act';
export { render } from './server/render';

/** What remotes' server bundles are linked against: these very instances, so that contexts and hooks meet. */
export const sharedModules: ShellServer['sharedModules'] = {
  react: React,
  'react/jsx-runtime': ReactJsx,
  'react-dom': ReactDom,
  'shared-routing': Routing,
  '@emotion/react': EmotionReact,
  '@emotion/react/jsx-runtime': EmotionJsx,
  'shared-ui/jsx-runtime': JsxRuntime,
  'shared-contracts/react': ContractsReact,
};

export const contract = contractVersion;
