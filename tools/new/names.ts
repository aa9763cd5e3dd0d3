/** The component name for `minha-tela`: `MinhaTela`. */
export const pascalCase = (kebab: string): string =>
  kebab.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Whether a text is a valid name of a folder or a file: `weekly-diary`. */
export const isKebabCase = (text: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text);

/** UTC instant as a migration's file name prefix: `20261121093000`. */
export const migrationTime = (now: Date): string => now.toISOString().replace(/\D/g, '').slice(0, 14);

/**
 * Inserts lines before the first line that starts with `mark` (ignoring indentation), and before the comment
 * above that line. Throws when there is none.
 */
export function insertBefore(text: string, mark: string, added: string): string {
  const lines = text.split('\n');
  let at = lines.findIndex((line) => line.trimStart().startsWith(mark));
  if (at === -1) throw new Error(`There is no line "${mark}…"`);
  while (/^\s*(\/\*|\*|\/\/)/.test(lines[at - 1] ?? '')) at -= 1;
  return [...lines.slice(0, at), ...added.split('\n'), ...lines.slice(at)].join('\n');
}
