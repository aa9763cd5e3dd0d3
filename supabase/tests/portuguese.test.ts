import { violations, RULES } from '../../tools/lint/portuguese-rules.ts';
import { onEveryDatabase } from './support/database.ts';

/** The string literals of a function, without its comments. */
const stringsOf = (source: string) => source.replace(/--.*$/gm, '').match(/'(?:[^']|'')*'/g) ?? [];

describe('texts in SQL', () => {
  onEveryDatabase((database) => {
    test('follow the same rules as all others', async () => {
      const functions = await database.owner<{ name: string; source: string }>(
        `select oid::regprocedure::text as name, prosrc as source from pg_proc
         where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
      );
      const texts = functions.flatMap(({ name, source }) =>
        stringsOf(source).map((text) => ({ name, text })),
      );
      expect(texts.map(({ text }) => text)).toContain("'Consulta cancelada'");
      expect(RULES.map((rule) => [rule.name, violations(rule, texts)])).toEqual(
        RULES.map(({ name }) => [name, []]),
      );
    });
  });
});
