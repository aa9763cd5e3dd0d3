import { expect } from 'expect';
import { ModuleMocker } from 'jest-mock';
import { prepareHost } from './host.ts';
import { runSuite, surface, type RunContract } from './suite.ts';

declare global {
  interface ImportMeta {
    /** webpack's: the modules of a folder, loaded by path. */
    webpackContext(
      folder: string,
      options: { regExp: RegExp; mode: 'lazy' },
    ): (path: string) => Promise<unknown>;
  }
  var runContract: RunContract;
}

const mocker = new ModuleMocker(globalThis);
const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
  setTimeout: () => undefined,
};

const suites = import.meta.webpackContext('../..', {
  regExp: /\/((auth|jobs|realtime|rest|storage)\/[a-z-]+\.test|browser\/[a-z-]+\.page\.test)\.ts$/,
  mode: 'lazy',
});

globalThis.runContract = async (file, namePattern) => {
  Object.assign(globalThis, surface, { expect, jest });
  await prepareHost();
  await suites(`./${file}`);
  const pattern = namePattern === null ? /(?:)/ : new RegExp(namePattern, 'i');
  return runSuite((name) => pattern.test(name));
};
