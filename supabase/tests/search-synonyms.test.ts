import { onEveryDatabase } from './support/database.ts';
import { searchIn } from './support/search.ts';

describe('search synonyms', () => {
  onEveryDatabase((database) => {
    const { find } = searchIn(database);

    test.each(['pânico', 'ataque de panico', 'Síndrome do Pânico', 'PANI', 'estresse', 'insônia', 'fobias'])(
      '"%s" finds professionals who treat anxiety',
      async (search) => {
        const { names } = await find({ search });
        expect(names).toEqual(expect.arrayContaining(['Marina Azevedo', 'Lívia Brandão', 'Daniel Okamoto']));
        expect(names).not.toContain('Beatriz Conceição');
      },
    );

    test('a complaint matches specialties and bios', async () => {
      const grief = await find({ search: 'luto' });
      expect(grief.names).toEqual(
        expect.arrayContaining(['Karina Holanda', 'Clarice Monteiro', 'Débora Magalhães', 'Renata Assunção']),
      );
      const burnout = await find({ search: 'burnout' });
      expect(burnout.names).toEqual(expect.arrayContaining(['Marina Azevedo', 'Renata Assunção']));
    });

    test.each(['search_synonyms', 'search_fillers'])(
      '%s is readable only through the search',
      async (table) => {
        for (const who of ['visitor', 'patient', 'admin'] as const)
          await expect(database.as(who, `select * from private.${table}`)).rejects.toMatchObject({
            code: '42501',
          });
      },
    );
  });
});
