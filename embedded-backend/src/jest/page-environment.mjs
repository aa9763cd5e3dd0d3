import FixedJsdom from 'jest-fixed-jsdom';
import { enterTestClock } from '../test-clock/enter-test-clock.ts';
import { stopClock } from '../test-clock/process-clock.ts';
import { pageBackend } from './page-backend.mjs';

const Base = FixedJsdom.default ?? FixedJsdom;

/**
 * jsdom with the real backend, both on the test clock. The helpers of `embedded-backend/jest` use `embedded`.
 */
export default class PageEnvironment extends Base {
  #channels = new Set();

  constructor(config, context) {
    super(config, context);
    enterTestClock(this.global);
  }

  async setup() {
    await super.setup();
    const { backend, keys, restore } = await pageBackend();
    const { global } = this;
    const channels = this.#channels;
    global.embedded = {
      keys,
      mailbox: backend.mailbox,
      realtime: backend.realtime,
      fetch: (request) => backend.fetch(request),
      exec: (sql) => backend.db.exec(sql),
      signIn: (email) => backend.signIn(email),
      setClock: (instant) => backend.setClock(instant === null ? null : new Date(instant)),
      runJobs: () => backend.runJobs(),
      restore,
    };
    // Node's versions instead of jsdom's, because fetch accepts only these.
    Object.assign(global, { File, WebSocket });
    // Available on every secure page; jsdom only has random numbers.
    Object.defineProperty(global.crypto, 'subtle', { value: crypto.subtle });
    global.BroadcastChannel = class extends BroadcastChannel {
      constructor(name) {
        super(name);
        channels.add(this);
        this.unref();
      }
    };
    // jsdom has no pseudo-elements and logs an error about them.
    const { getComputedStyle } = global;
    global.getComputedStyle = (element) => getComputedStyle.call(global, element);
  }

  async teardown() {
    for (const channel of this.#channels) channel.close();
    stopClock();
    await super.teardown();
    process.exitCode = undefined;
  }
}
