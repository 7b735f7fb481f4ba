const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const DomEnvironment = require('./dom-environment.cjs');

/**
 * The environment of packages that render pages. `*.ssr.test.tsx` proves server rendering, so it gets
 * Node without a document; every other test gets jsdom.
 */
class PageEnvironment {
  constructor(config, context) {
    const isServerTest = /\.ssr\.test\.tsx?$/.test(context.testPath);
    // Jest only uses the object that `new` answers, so answering another one chooses the environment.
    return isServerTest ? new NodeEnvironment(config, context) : new DomEnvironment(config, context);
  }
}

module.exports = PageEnvironment;
