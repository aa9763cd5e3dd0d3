import { brokenMigrations, landedMigrations, presentMigrations } from './landed.ts';

describe('the migrations', () => {
  it('are listed, and unchanged since they landed', () => {
    expect(landedMigrations().length).toBeGreaterThan(40);
    expect(brokenMigrations(presentMigrations(), landedMigrations())).toEqual([]);
  });

  it('are reported when one was edited, removed or not listed', () => {
    const landed = [
      { file: '1_a.sql', sum: 'a' },
      { file: '2_b.sql', sum: 'b' },
    ];
    const present = [
      { file: '1_a.sql', sum: 'edited' },
      { file: '3_c.sql', sum: 'c' },
    ];
    expect(brokenMigrations(present, landed)).toEqual([
      expect.stringMatching(/^1_a\.sql was edited/),
      expect.stringMatching(/^2_b\.sql is gone/),
      expect.stringMatching(/^3_c\.sql is not in /),
    ]);
  });

  it('are reported when two have one version, which no database can record', () => {
    const landed = [
      { file: '1_a.sql', sum: 'a' },
      { file: '1_b.sql', sum: 'b' },
      { file: '2_c.sql', sum: 'c' },
    ];
    expect(brokenMigrations(landed, landed)).toEqual([
      expect.stringMatching(/^1_b\.sql has the version of another migration/),
    ]);
  });
});
