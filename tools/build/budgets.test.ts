import { budgetsOf, budgetTable, isKept } from './budgets.ts';
import { areas, shell } from './testing/build-fixtures.ts';

describe('byte budgets', () => {
  const WEIGHTS: Record<string, number> = { 'main.js': 90_000, 'supabase.js': 50_000, 'booking.js': 300_000 };
  const budgets = budgetsOf(shell, areas, (_, file) => WEIGHTS[file] ?? 10_000);
  const bytesOf = (what: string) => budgets.find((budget) => budget.what === what)?.bytes;

  it('count the entry for a visitor, plus session and screen for a patient; no styles', () => {
    expect(bytesOf('landing page')).toBe(90_000 + 2 * 10_000);
    expect(bytesOf('patient search')).toBe(90_000 + 50_000 + 3 * 10_000);
  });

  it('count the heaviest screen of an area, each file once', () => {
    expect(bytesOf('mf-patient, heaviest screen')).toBe(90_000 + 50_000 + 2 * 10_000 + 300_000);
  });

  it('count what the room adds to its area', () => {
    expect(bytesOf('room, beyond its area')).toBe(10_000);
  });

  it('allow a screen with a table more than the others', () => {
    const consultations = 'mf-admin/src/consultations/consultations-page.tsx';
    const modules = { ...shell.chunks.modules, [consultations]: ['table.js'] };
    const admin = { ...shell, name: 'mf-admin' as const, chunks: { ...shell.chunks, modules } };
    const limits = budgetsOf(shell, [...areas, admin], () => 1).map(({ what, limitKb }) => [what, limitKb]);
    expect(limits).toEqual([
      ['landing page', 115],
      ['patient search', 300],
      ['room, beyond its area', 60],
      ['mf-admin, consultations-page', 420],
      ['mf-public, heaviest screen', 360],
      ['mf-patient, heaviest screen', 360],
      ['mf-admin, heaviest screen', 360],
    ]);
  });

  it('fail one byte above the limit', () => {
    expect(isKept({ what: 'a', limitKb: 115, bytes: 115_000 })).toBe(true);
    expect(isKept({ what: 'a', limitKb: 115, bytes: 115_001 })).toBe(false);
    expect(budgetTable(budgets)).toMatch(
      /✓ landing page .* 110\.0 kB of {2}115 kB\n.*\n.*\n.*\n✗ mf-patient/,
    );
  });

  it('reject a screen that is not loaded on demand', () => {
    const moved = areas.map((area) => ({ ...area, chunks: { ...area.chunks, modules: {} } }));
    expect(() => budgetsOf(shell, moved, () => 1)).toThrow('search-page.tsx');
  });
});
