import { readFileSync } from 'node:fs';
import path from 'node:path';
import { probeAll } from '../../supabase/access/probe-all.ts';
import { REPOSITORY } from '../workspaces.ts';
import { command } from './command.ts';
import { writeGenerated } from './formatted.ts';

const FILE = 'docs/security.md';
const BEGIN = '<!-- access matrix: begin -->';
const END = '<!-- access matrix: end -->';

export const run = command({
  help: `npm run access-matrix [-- --check]

Writes the access matrix of ${FILE}: the result of every operation for every actor.
  --check   writes nothing; exit code 1 when the matrix differs`,
  options: { check: { type: 'boolean', default: false } },
  run: async ({ check }) => {
    const before = readFileSync(path.join(REPOSITORY, FILE), 'utf8');
    const head = before.slice(0, before.indexOf(BEGIN) + BEGIN.length);
    const tail = before.slice(before.indexOf(END));
    const matrix = await probeAll(REPOSITORY);
    // The exit code is explicit because PGlite sets one of its own.
    return writeGenerated(FILE, `${head}\n\n${matrix}\n${tail}`, { check, command: 'npm run access-matrix' });
  },
});
