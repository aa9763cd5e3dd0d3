import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { changesOf } from '../../mf-admin/src/audit/describe.ts';
import { REPOSITORY } from '../workspaces.ts';

/** The columns whose changes the triggers of the audit log record. */
function watchedColumns(): readonly string[] {
  const folder = path.join(REPOSITORY, 'supabase/migrations');
  const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const triggers = texts.flatMap((text) => [...text.matchAll(/function private\.audit\(('[^)]*)\)/g)]);
  const columns = triggers.flatMap(([, list = '']) => [...list.matchAll(/'(\w*)'/g)].slice(1));
  return [...new Set(columns.map(([, column = '']) => column))];
}

describe('the audit log', () => {
  it('has a word for each watched column', () => {
    const columns = watchedColumns();
    const before = Object.fromEntries(columns.map((column) => [column, 1]));
    const after = Object.fromEntries(columns.map((column) => [column, 2]));
    expect(columns).toContain('approval_status');
    const shown = changesOf({ before, after }).map(({ field }) => field);
    expect(shown.filter((field) => columns.includes(field))).toEqual([]);
  });
});
