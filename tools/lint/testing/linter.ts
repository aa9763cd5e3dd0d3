import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import config from '../../../eslint.config.js';
import { REPOSITORY } from '../../workspaces.ts';

// Lints texts for lint.test.ts in a separate process, because Jest cannot load plugins that are ES modules.

/** Virtual files belong to no TypeScript program. */
const WITHOUT_TYPES = tseslint.configs.disableTypeChecked;
const WITH_TYPES = {
  languageOptions: {
    parserOptions: { project: null, projectService: { allowDefaultProject: ['shell/*.ts'] } },
  },
};

const linterWith = (last: object) =>
  new ESLint({ cwd: REPOSITORY, overrideConfigFile: true, overrideConfig: [...config, last] });
const linters = { untyped: linterWith(WITHOUT_TYPES), typed: linterWith(WITH_TYPES) };

/** A text to lint as if it were the content of the file. */
export interface LintSample {
  readonly id: number;
  readonly filePath: string;
  readonly code: string;
  readonly kind: keyof typeof linters;
}

process.on('message', ({ id, filePath, code, kind }: LintSample) => {
  void linters[kind].lintText(code, { filePath }).then(([result]) => {
    const messages = (result?.messages ?? []).map(({ ruleId, message }) => `${String(ruleId)}: ${message}`);
    process.send?.({ id, messages });
  });
});
