require('./quick-selectors.cjs'); // before jsdom
const { TestEnvironment: JsdomEnvironment } = require('jest-environment-jsdom');

/** Web interfaces that jsdom lacks or has in a form that Node's `fetch` refuses; the router needs them all. */
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WritableStream',
  'fetch',
  'structuredClone',
];

/** Node's FormData, which `fetch` can send, able to read a form, which Node's own cannot. */
const readableFormData = (DomFormData) =>
  class FormDataOfForm extends FormData {
    constructor(form, submitter) {
      super();
      if (form) for (const [name, value] of new DomFormData(form, submitter)) this.append(name, value);
    }
  };

/** jsdom refuses Node's AbortSignal as a listener option, so the signal is honoured here. */
const acceptNodeSignals = (window) => {
  const { addEventListener } = window.EventTarget.prototype;
  window.EventTarget.prototype.addEventListener = function (type, listener, options) {
    const signal = typeof options === 'object' && options !== null ? options.signal : undefined;
    const target = this ?? window;
    if (!(signal instanceof AbortSignal)) return addEventListener.call(target, type, listener, options);
    if (signal.aborted) return undefined;
    const { signal: _signal, ...rest } = options;
    signal.addEventListener('abort', () => target.removeEventListener(type, listener, rest), { once: true });
    return addEventListener.call(target, type, listener, rest);
  };
};

/** jsdom with Node's fetch, requests and streams. */
class DomEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context);
    // jsdom is not a browser: builds that packages offer for browsers would break in it.
    this.customExportConditions = [''];
    const window = this.global;
    window.FormData = readableFormData(window.FormData);
    for (const name of FROM_NODE) window[name] = globalThis[name];
    acceptNodeSignals(window);
  }
}

module.exports = DomEnvironment;
