import { TestEnvironment } from 'jest-environment-node';
import { enterTestClock } from './enter-test-clock.ts';
import { stopClock } from './process-clock.ts';

/** Node on the test clock. */
export default class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    enterTestClock(this.global);
  }

  async teardown() {
    stopClock();
    await super.teardown();
  }
}
