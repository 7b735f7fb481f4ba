'use strict';
const { default: Sequencer } = require('@jest/test-sequencer');

/** Suites that take minutes. */
const long =
  /\.postgres\.test\.ts$|\/(?:query-corpus|real-stock|build-releases|release-service|restart|backup)\.test\.ts$/;

/** The order of suites: one that takes minutes and is begun last would keep the other worker idle. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => long.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
