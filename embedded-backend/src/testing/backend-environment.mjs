import { TestEnvironment } from 'jest-environment-node';
import * as embeddedBackend from '../index.ts';
import * as embeddedNode from '../node/index.ts';

/**
 * Node with the backend loaded outside Jest's sandbox, as every host loads it: PGlite and lite are ES modules
 * with dynamic imports, which the sandbox refuses.
 */
export default class BackendEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.embeddedBackend = embeddedBackend;
    this.global.embeddedNode = embeddedNode;
    this.global.outerConsole = console;
    this.global.outerProcess = process;
  }
}
