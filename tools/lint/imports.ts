import type { Rule } from 'eslint';
import type { Taken } from './libraries.ts';

/** One import, re-export or `import()` of a file. */
export interface Import {
  readonly source: string;
  readonly taken: readonly Taken[];
}

interface Specifier {
  readonly type: string;
  readonly importKind?: string;
  readonly exportKind?: string;
  readonly imported?: { readonly name: string };
  readonly local: { readonly name: string };
}

interface Statement {
  readonly importKind?: string;
  readonly exportKind?: string;
  readonly specifiers?: readonly Specifier[];
  readonly source?: { readonly value?: unknown } | null;
}

function takenBy(statement: Statement): readonly Taken[] {
  const isType = (part: { importKind?: string; exportKind?: string }) =>
    part.importKind === 'type' || part.exportKind === 'type';
  if (!statement.specifiers) return [{ name: '*', value: !isType(statement) }];
  return statement.specifiers.map((specifier) => ({
    name: nameOf(specifier),
    value: !isType(statement) && !isType(specifier),
  }));
}

function nameOf({ type, imported, local }: Specifier): string {
  if (type === 'ImportNamespaceSpecifier') return '*';
  if (type === 'ImportDefaultSpecifier') return 'default';
  return imported?.name ?? local.name;
}

/**
 * Makes a rule that looks at every import of a file. `import()` types need no look: another rule forbids them.
 */
export function importRule(
  check: (context: Rule.RuleContext, found: Import) => string | null,
): Rule.RuleModule {
  return {
    meta: { type: 'problem', schema: [] },
    create(context) {
      const statement = (node: Rule.Node) => {
        const parts = node as unknown as Statement;
        const source = parts.source?.value;
        if (typeof source !== 'string') return;
        const message = check(context, { source, taken: takenBy(parts) });
        if (message) context.report({ node, message });
      };
      return {
        ImportDeclaration: statement,
        ExportNamedDeclaration: statement,
        ExportAllDeclaration: statement,
        ImportExpression: statement,
      };
    },
  };
}
