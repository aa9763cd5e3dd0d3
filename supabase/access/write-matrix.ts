import type { Actor } from './actors.ts';
import type { Line } from './probe-tables.ts';
import type { CapabilityRule } from './read-capabilities.ts';
import type { TableRules } from './read-columns.ts';

/** All results. */
export interface Tried {
  readonly tables: readonly Line[];
  readonly procedures: readonly Line[];
  readonly files: readonly Line[];
  readonly functions: readonly Line[];
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (...cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) => [
  row(...heads),
  row(...heads.map(() => '---')),
  ...rows.map((cells) => row(...cells)),
  '',
];
const names = (columns: readonly string[]) => columns.map((column) => `\`${column}\``).join(', ');
const hidden = (columns: readonly string[] | null) =>
  columns === null ? 'everything' : names(columns) || 'nothing';

/** The access matrix as Markdown. */
export function writeMatrix(
  actors: readonly Actor[],
  tried: Tried,
  rules: readonly TableRules[],
  capabilities: readonly CapabilityRule[],
): string {
  const heads = actors.map(({ name }) => name);
  const refusedToAll = tried.tables.filter(({ outcomes }) => outcomes.every((outcome) => outcome === '–'));
  const shown = tried.tables.filter((line) => !refusedToAll.includes(line));
  return [
    '### Capabilities of the team',
    '',
    'The roles that have each capability, and what asks for it. "Admin" in the tables below is a full member.',
    '',
    ...table(
      ['capability', 'roles', 'tables', 'procedures', 'topics', 'notices', 'pages'],
      capabilities.map((rule) => [
        `\`${rule.capability}\``,
        rule.roles.join(', '),
        ...[rule.tables, rule.procedures, rule.topics, rule.notices, rule.pages].map(names),
      ]),
    ),
    '### Tables and views',
    '',
    `Each of the ${actors.length} actors tried to read, insert, update and delete in every one. What was refused to all of them is`,
    `omitted: ${refusedToAll.length} of ${tried.tables.length} kinds of attempt.`,
    '',
    ...table(
      ['table', '', ...heads],
      shown.map(({ subject, verb, outcomes }) => [`\`${subject}\``, verb, ...outcomes]),
    ),
    '### Columns and policies',
    '',
    ...table(
      ['table', 'hidden from visitors', 'hidden from signed-in users', 'writable columns', 'rows, by policy'],
      rules.map((rule) => [
        `\`${rule.name}\``,
        hidden(rule.hiddenFromVisitors),
        hidden(rule.hiddenFromPeople),
        names(rule.changeable) || 'nothing',
        rule.policies.join('; ') || 'none, or those of the tables below a view',
      ]),
    ),
    '### Procedures',
    '',
    'The subject of each call is in the second column: the consultation is Camila’s with Marina, who are "patient" and "professional".',
    '',
    ...table(
      ['procedure', 'about', ...heads],
      tried.procedures.map(({ subject, verb, outcomes }) => [`\`${subject}\``, verb, ...outcomes]),
    ),
    '### Files of the bucket `professional-documents`',
    '',
    ...table(
      ['attempt', ...heads],
      tried.files.map(({ subject, outcomes }) => [subject, ...outcomes]),
    ),
    '### Edge functions',
    '',
    'The status of each response.',
    '',
    ...table(
      ['function', ...heads],
      tried.functions.map(({ subject, outcomes }) => [subject, ...outcomes]),
    ),
  ].join('\n');
}
