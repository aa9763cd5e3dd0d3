import { CONSULTATIONS } from 'embedded-backend/seed';
import { abbreviatedName } from 'shared-domain/names';
import { suspend } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const SUBMIT = 'select public.submit_feedback($1, $2, $3, $4, $5, $6, $7) as answer';
const form = (
  id: string,
  changes: Partial<Record<'rating' | 'emotion' | 'recommend' | 'testimonial' | 'text', unknown>> = {},
) => [
  id,
  'rating' in changes ? changes.rating : 4,
  'text' in changes ? changes.text : 'Escuta atenta',
  'Mais tempo',
  'emotion' in changes ? changes.emotion : 'Aliviado(a)',
  'recommend' in changes ? changes.recommend : true,
  'testimonial' in changes ? changes.testimonial : 'Fui ouvida de verdade.',
];

async function submit(
  database: TestDatabase,
  id: string = CONSULTATIONS.completed.id,
  changes = {},
): Promise<string> {
  const [row] = await database.as<{ answer: { review_id: string } }>('patient', SUBMIT, form(id, changes));
  return row?.answer.review_id ?? '';
}

describe('feedback', () => {
  onEveryDatabase((database) => {
    test('is limited to the patient of a completed consultation, once', async () => {
      await expectRefusal(database, 'visitor', SUBMIT, form(CONSULTATIONS.completed.id), '42501');
      for (const who of ['otherPatient', 'professional', 'admin'] as const)
        await expectRefusal(
          database,
          who,
          SUBMIT,
          form(CONSULTATIONS.completed.id),
          'consultation_not_found',
        );
      await expectRefusal(
        database,
        'patient',
        SUBMIT,
        form(CONSULTATIONS.helenaReviewed.id),
        'consultation_not_found',
      );
      await expectRefusal(database, 'patient', SUBMIT, form(crypto.randomUUID()), 'consultation_not_found');
      for (const id of [CONSULTATIONS.expired.id, CONSULTATIONS.confirmed.id])
        await expectRefusal(database, 'patient', SUBMIT, form(id), 'consultation_not_completed');
      await submit(database);
      await expectRefusal(database, 'patient', SUBMIT, form(CONSULTATIONS.completed.id), 'already_reviewed');
    });

    test.each([
      ['no stars', { rating: 0 }, 'rating_required'],
      ['six stars', { rating: 6 }, 'rating_required'],
      ['no recommendation', { recommend: null }, 'recommendation_required'],
      ['an overlong text', { text: 'x'.repeat(2001) }, 'text_too_long'],
      ['an unknown emotion', { emotion: 'Furioso' }, '23514'],
    ] as const)('is refused with %s', async (_case, changes, code) => {
      await expectRefusal(database, 'patient', SUBMIT, form(CONSULTATIONS.completed.id, changes), code);
    });

    test('updates the rating and the count of the professional', async () => {
      const figures =
        'select rating_counts, total_reviews from public.professionals_public where user_id = $1';
      await database.owner(
        `update public.professionals set rating_counts = '{0,0,0,0,3}' where user_id = $1`,
        [ACTORS.professional],
      );
      await submit(database, CONSULTATIONS.completed.id, { rating: 1 });
      await expect(database.as('visitor', figures, [ACTORS.professional])).resolves.toEqual([
        { rating_counts: [1, 0, 0, 0, 3], total_reviews: 4 },
      ]);
      const [row] = await database.owner<{ rating: string }>(
        'select rating::text from public.professionals where user_id = $1',
        [ACTORS.professional],
      );
      expect(row?.rating).toBe('4.0');
    });

    test('without a testimonial needs no decision', async () => {
      await submit(database, CONSULTATIONS.completed.id, { testimonial: '   ' });
      await expect(
        database.owner(
          'select testimonial_status::text, public_testimonial from public.reviews where consultation_id = $1',
          [CONSULTATIONS.completed.id],
        ),
      ).resolves.toEqual([{ testimonial_status: 'none', public_testimonial: null }]);
    });
  });
});

describe('reading reviews', () => {
  onEveryDatabase((database) => {
    test.each(['visitor', 'patient', 'professional', 'admin'] as const)(
      '%s cannot write any directly',
      async (who) => {
        for (const attempt of [
          `update public.reviews set testimonial_status = 'published'`,
          'update public.reviews set rating = 5',
          'delete from public.reviews',
        ])
          await expectRefusal(database, who, attempt, [], '42501');
      },
    );

    test('no column reveals the author, or what is for admins', async () => {
      for (const column of [
        'patient_id',
        'consultation_id',
        'emotion',
        'would_recommend',
        'positive_aspects',
        'improvements',
      ])
        for (const who of ['visitor', 'patient', 'professional', 'admin'] as const)
          await expectRefusal(database, who, `select ${column} from public.reviews`, [], '42501');
    });

    test('a testimonial is public once an admin has published it, under a short name', async () => {
      const id = await submit(database);
      const read = (who: Actor) =>
        database.as(who, 'select comment, patient_name, rating from public.public_reviews where id = $1', [
          id,
        ]);
      for (const who of ['visitor', 'otherPatient', 'professional'] as const)
        await expect(read(who)).resolves.toEqual([]);
      await database.as('admin', 'select public.moderate_testimonial($1, true)', [id]);
      for (const who of ['visitor', 'otherPatient', 'professional'] as const)
        await expect(read(who)).resolves.toEqual([
          { comment: 'Fui ouvida de verdade.', patient_name: 'Camila S.', rating: 4 },
        ]);
      await database.as('admin', 'select public.moderate_testimonial($1, false)', [id]);
      await expect(read('visitor')).resolves.toEqual([]);
    });

    test('a suspended professional’s testimonials are not public', async () => {
      const id = await submit(database);
      await database.as('admin', 'select public.moderate_testimonial($1, true)', [id]);
      await suspend(database);
      await expect(
        database.as('visitor', 'select 1 from public.public_reviews where id = $1', [id]),
      ).resolves.toEqual([]);
    });

    test('the professional reads rating and text, not emotion or recommendation', async () => {
      await submit(database);
      const [review] = await database.as<Record<string, unknown>>(
        'professional',
        'select * from public.received_reviews()',
      );
      expect(Object.keys(review ?? {}).toSorted()).toEqual([
        'created_at',
        'id',
        'improvements',
        'patient_name',
        'positive_aspects',
        'rating',
      ]);
      expect(review).toMatchObject({
        rating: 4,
        positive_aspects: 'Escuta atenta',
        patient_name: 'Camila S.',
      });
      for (const who of ['otherProfessional', 'patient', 'admin'] as const)
        await expect(
          database.as(who, 'select 1 from public.received_reviews() where positive_aspects is not null'),
        ).resolves.toEqual([]);
    });

    test('only admins decide on testimonials and read all of their data', async () => {
      const id = await submit(database);
      const list =
        'select emotion, would_recommend, professional_name from public.list_testimonials() where id = $1';
      await expectRefusal(database, 'visitor', list, [id], '42501');
      await expectRefusal(database, 'visitor', 'select public.moderate_testimonial($1, true)', [id], '42501');
      for (const who of ['patient', 'professional'] as const) {
        await expectRefusal(database, who, list, [id], 'not_allowed');
        await expectRefusal(
          database,
          who,
          'select public.moderate_testimonial($1, true)',
          [id],
          'not_allowed',
        );
      }
      await expect(database.as('admin', list, [id])).resolves.toEqual([
        { emotion: 'Aliviado(a)', would_recommend: true, professional_name: 'Marina Azevedo' },
      ]);
      const silent = await submit(database, CONSULTATIONS.completedWithDebora.id, { testimonial: null });
      await expectRefusal(
        database,
        'admin',
        'select public.moderate_testimonial($1, true)',
        [silent],
        'review_not_found',
      );
    });
  });
});

describe('list_reviews', () => {
  onEveryDatabase((database) => {
    const list = (status: string | null) =>
      `select id, consultation_id, emotion, would_recommend, positive_aspects, improvements, public_testimonial,
         testimonial_status
       from public.list_reviews(status => ${status === null ? 'null' : `'${status}'`}, page_size => 50) where id = $1`;

    test('is limited to admins', async () => {
      const id = await submit(database);
      await expectRefusal(database, 'visitor', list(null), [id], '42501');
      for (const who of ['patient', 'professional', 'applicant'] as const)
        await expectRefusal(database, who, list(null), [id], 'not_allowed');
    });

    test('returns reviews with and without a public comment, complete', async () => {
      const silent = await submit(database, CONSULTATIONS.completedWithDebora.id, { testimonial: null });
      const reviewId = await submit(database);
      const whole = {
        id: silent,
        consultation_id: CONSULTATIONS.completedWithDebora.id,
        emotion: 'Aliviado(a)',
        would_recommend: true,
        public_testimonial: null,
        testimonial_status: 'none',
      };
      for (const status of [null, 'none'])
        await expect(database.as('admin', list(status), [silent])).resolves.toMatchObject([whole]);
      await expect(database.as('admin', list(null), [reviewId])).resolves.toHaveLength(1);
      await expect(database.as('admin', list('pending'), [reviewId])).resolves.toHaveLength(1);
      await expect(database.as('admin', list('none'), [reviewId])).resolves.toEqual([]);
      await expect(database.as('admin', list('pending'), [silent])).resolves.toEqual([]);
    });
  });
});

describe('a patient’s history', () => {
  onEveryDatabase((database) => {
    const history = (who: Actor, parameters = '') =>
      database.as<Record<string, unknown>>(
        who,
        `select *, consultation_date::text as day from public.patient_history(${parameters})`,
      );

    test('contains only the caller’s, with payment and review', async () => {
      await submit(database);
      await expectRefusal(database, 'visitor', 'select * from public.patient_history()', [], '42501');
      const own = await history('patient');
      expect(own).toHaveLength(7);
      expect(own.find(({ id }) => id === CONSULTATIONS.completed.id)).toMatchObject({
        status: 'completed',
        payment_status: 'paid',
        review_rating: 4,
        review_comment: 'Fui ouvida de verdade.',
        session_link: null,
      });
      expect(own.find(({ id }) => id === CONSULTATIONS.confirmed.id)?.['session_link']).toMatch(/^https:/);
      await expect(history('otherPatient')).resolves.toHaveLength(2);
      await expect(history('professional')).resolves.toEqual([]);
      await expect(history('admin')).resolves.toEqual([]);
    });

    test('is filtered by professional and by period in São Paulo time', async () => {
      await expect(
        history('patient', `professional_user_id => '${ACTORS.professional}'`),
      ).resolves.toHaveLength(4);
      const months = async (period: string) =>
        (await history('patient', `period => '${period}'`)).map((row) => String(row['day']).slice(0, 7));
      expect(new Set(await months('this_month'))).toEqual(new Set(['2026-11']));
      expect(new Set(await months('last_month'))).toEqual(new Set(['2026-10']));
      await expect(months('this_year')).resolves.toHaveLength(7);
    });

    test('is summarized with the same filters', async () => {
      await submit(database);
      const summary = async (parameters = '') =>
        (await database.as<{ s: unknown }>('patient', `select public.history_summary(${parameters}) as s`))[0]
          ?.s;
      await expect(summary()).resolves.toEqual({
        total: 7,
        completed: 3,
        scheduled: 1,
        coming: 2,
        reviewed: 2,
      });
      await expect(summary(`professional_user_id => '${ACTORS.professional}'`)).resolves.toMatchObject({
        total: 4,
      });
    });

    test("lists a user's professionals", async () => {
      const names = await database.as<{ full_name: string }>(
        'patient',
        'select full_name from public.professionals_of_patient()',
      );
      expect(names.map((row) => row.full_name).toSorted()).toEqual([
        'Caio Nóbrega',
        'Débora Magalhães',
        'Gustavo Simões',
        'Marina Azevedo',
      ]);
    });
  });
});

describe('the name shown to others', () => {
  onEveryDatabase((database) => {
    test.each([
      'Camila Ribeiro dos Santos',
      'Dra. Maria de Souza',
      'DR(A). Ana',
      'doutor João  Pedro álvares',
      'Maria e',
      ' \t ',
      '',
      'Dr.',
      'Eduardo de',
      'Ana\nLima',
      'Drauzio Varella',
    ])('for %j is the one shown in the form', async (name) => {
      await expect(database.owner('select private.display_name($1) as name', [name])).resolves.toEqual([
        { name: abbreviatedName(name) },
      ]);
    });
  });
});
