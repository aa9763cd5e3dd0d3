import { onEveryDatabase } from './support/database.ts';

describe('statement timeouts', () => {
  onEveryDatabase((database) => {
    test('apply to visitors and signed-in users only', async () => {
      const rows = await database.owner(
        `select rolname, rolconfig from pg_roles
         where rolname in ('anon', 'authenticated', 'service_role') order by rolname`,
      );
      expect(rows).toEqual([
        { rolname: 'anon', rolconfig: ['statement_timeout=3s'] },
        { rolname: 'authenticated', rolconfig: ['statement_timeout=8s'] },
        { rolname: 'service_role', rolconfig: null },
      ]);
    });
  });
});
