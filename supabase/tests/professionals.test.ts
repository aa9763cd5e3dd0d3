import { SEED } from 'embedded-backend/seed';
import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';

const LISTED = `select user_id from public.professionals_public`;

describe('professionals', () => {
  onEveryDatabase((database) => {
    test.each(['visitor', 'patient', 'professional', 'applicant', 'admin'] as const)(
      '%s cannot add, change or remove one, in particular an approval',
      async (who) => {
        const attempts = [
          `insert into public.professionals (user_id, full_name, profession, registration)
           values ('${ACTORS.patient}', 'X', 'psychologist', 'CRP 06/1')`,
          `update public.professionals set approval_status = 'approved'`,
          'update public.professionals set rating = 5',
          'delete from public.professionals',
          `update public.professionals_public set display_name = 'X'`,
          'delete from public.professionals_public',
        ];
        for (const attempt of attempts) {
          await expect(database.as(who, attempt)).rejects.toMatchObject({ code: '42501' });
        }
      },
    );

    test.each(['suspendedProfessional', 'applicant'] as const)(
      '%s cannot approve, even if grant and policy allowed it by mistake',
      async (who) => {
        await database.owner('grant update on public.professionals to authenticated');
        await database.owner(
          'create policy "A mistake" on public.professionals for update to authenticated using (true)',
        );
        const own = `where user_id = '${ACTORS[who]}' returning 1 as n`;
        await expect(
          database.as(who, `update public.professionals set approval_status = 'approved' ${own}`),
        ).rejects.toMatchObject({ code: '42501' });
        await expect(database.as(who, `update public.professionals set bio = 'x' ${own}`)).resolves.toEqual([
          { n: 1 },
        ]);
      },
    );

    test.each(['visitor', 'patient', 'otherProfessional'] as const)(
      '%s reads approved professionals only, in table and view',
      async (who) => {
        const inTable = await database.as(who, 'select user_id from public.professionals');
        const inView = await database.as(who, LISTED);
        expect(inTable).toHaveLength(SEED.listed);
        expect(inView).toHaveLength(SEED.listed);
        for (const hidden of [ACTORS.suspendedProfessional, ACTORS.applicant]) {
          expect(inTable).not.toContainEqual({ user_id: hidden });
          expect(inView).not.toContainEqual({ user_id: hidden });
        }
      },
    );

    test.each(['suspendedProfessional', 'applicant'] as const)(
      '%s reads their own unlisted row',
      async (who) => {
        const own = `user_id = '${ACTORS[who]}'`;
        const [row] = await database.as(who, `select approval_status from public.professionals where ${own}`);
        expect(row).toEqual({ approval_status: who === 'applicant' ? 'pending' : 'suspended' });
        await expect(database.as(who, `${LISTED} where ${own}`)).resolves.toEqual([]);
      },
    );

    test('an admin reads all', async () => {
      await expect(database.as('admin', 'select user_id from public.professionals')).resolves.toHaveLength(
        SEED.professionals,
      );
    });

    test('a withdrawn approval has immediate effect', async () => {
      await database.owner(
        `update public.professionals set approval_status = 'suspended' where user_id = $1`,
        [ACTORS.professional],
      );
      await expect(
        database.as('visitor', `${LISTED} where user_id = $1`, [ACTORS.professional]),
      ).resolves.toEqual([]);
    });

    test('a visitor reads only public columns', async () => {
      for (const column of ['id', 'updated_at', 'search_text']) {
        await expect(
          database.as('visitor', `select ${column} from public.professionals`),
        ).rejects.toMatchObject({ code: '42501' });
      }
    });

    test('a card shows the specialties, else the profession, and 5.0 without reviews', async () => {
      await expect(
        database.as(
          'visitor',
          `select display_name, specialty, rating::float, total_reviews from public.professionals_public
           where display_name in ('Érico Falcão', 'Otávio Peçanha', 'Caio Nóbrega') order by display_name`,
        ),
      ).resolves.toEqual([
        { display_name: 'Caio Nóbrega', specialty: 'Ansiedade · Depressão', rating: 4.6, total_reviews: 41 },
        { display_name: 'Otávio Peçanha', specialty: 'Psicologia', rating: 5, total_reviews: 0 },
        { display_name: 'Érico Falcão', specialty: 'Psiquiatria', rating: 4.9, total_reviews: 52 },
      ]);
    });

    test.each([
      `specialties = '{Astrologia}'`,
      'price_per_session = 0',
      'rating = 5.5',
      'total_reviews = -1',
      `registration = repeat('1', 21)`,
    ])('refuses %s', async (change) => {
      await expect(
        database.owner(`update public.professionals set ${change} where user_id = $1`, [ACTORS.professional]),
      ).rejects.toMatchObject({ code: '23514' });
    });
  });
});
