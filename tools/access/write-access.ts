import type { ProcedureAccess, TableAccess } from './read-access.ts';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (...cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

function rights(verbs: TableAccess['anon']): string {
  const lines = Object.entries(verbs).map(([verb, withheld]) =>
    withheld.length ? `${verb} except ${withheld.map((column) => `\`${column}\``).join(', ')}` : verb,
  );
  return lines.join('; ') || '–';
}

/** The access matrix as Markdown: tables with rights and policies, procedures with who may call them. */
export function writeAccess(tables: readonly TableAccess[], procedures: readonly ProcedureAccess[]): string {
  return [
    '### Tables and views',
    '',
    row('table', 'visitor', 'signed in', 'rows, by policy'),
    '| --- | --- | --- | --- |',
    ...tables.map(({ schema, name, anon, authenticated, policies }) =>
      row(
        `\`${schema === 'public' ? name : `${schema}.${name}`}\``,
        schema === 'public' ? rights(anon) : 'by policy alone',
        schema === 'public' ? rights(authenticated) : 'by policy alone',
        policies.join('; ') ||
          (Object.keys({ ...anon, ...authenticated }).length ? 'as the tables below it' : 'none'),
      ),
    ),
    '',
    '### Procedures',
    '',
    row('procedure', 'visitor', 'signed in', 'what it does'),
    '| --- | --- | --- | --- |',
    ...procedures.map(({ name, anon, authenticated, about }) =>
      row(`\`${name}\``, anon ? 'yes' : '–', authenticated ? 'yes' : '–', about),
    ),
    '',
  ].join('\n');
}
