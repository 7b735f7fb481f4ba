import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

/** A host as its team would write it: React and the router are its own, remotes come by their manifests. */
export default ({ outDir, remotes }) => ({
  mode: 'production',
  context: fileURLToPath(new URL('.', import.meta.url)),
  entry: './src/index.ts',
  output: { path: outDir, publicPath: 'auto', clean: true },
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
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  performance: false,
  plugins: [
    new ModuleFederationPlugin({
      name: 'stock_host',
      remotes,
      shared: {
        react: { singleton: true },
        'react-dom': { singleton: true },
      },
    }),
  ],
});
