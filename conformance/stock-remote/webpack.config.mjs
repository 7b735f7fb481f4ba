import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

/** The shell's modules, which a remote shares so that contexts and hooks meet. */
const shared = {
  react: { singleton: true },
  'react-dom': { singleton: true },
  '@emotion/react': { singleton: true },
  '@emotion/react/jsx-runtime': { singleton: true, version: '11.14.0', requiredVersion: '^11.14.0' },
  'shared-contracts/react': { singleton: true, version: '1.0.0', requiredVersion: '^1.0.0' },
};

const base = {
  mode: 'production',
  context: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
          },
        },
      },
    ],
  },
  performance: false,
};

/** A remote of the platform as another team would build it: a container for pages, one file for the server. */
export default ({ outDir }) => [
  {
    ...base,
    entry: {},
    output: { path: `${outDir}/web`, publicPath: 'auto', uniqueName: 'stock-remote', clean: true },
    plugins: [
      new ModuleFederationPlugin({
        name: 'fc_tyres',
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.tsx' },
        shared,
      }),
    ],
  },
  {
    ...base,
    target: 'node20',
    entry: { bundle: './src/remote.tsx' },
    output: { path: `${outDir}/node`, filename: 'bundle.cjs', library: { type: 'commonjs2' }, clean: true },
    externals: Object.fromEntries(Object.keys(shared).map((request) => [request, `commonjs ${request}`])),
  },
];
