import path from 'node:path';
import type { Rule } from 'eslint';

/** File names are kebab-case. */
export const fileName: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program(node) {
      const name = path.basename(context.filename);
      if (/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/.test(name)) return;
      context.report({ node, message: `${name}: file names are kebab-case.` });
    },
  }),
};
