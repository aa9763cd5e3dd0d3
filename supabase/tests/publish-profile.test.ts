import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const PUBLISH = 'select public.publish_profile($1, $2) as profile';
const ABOUT = 'Atendo adultos. '.repeat(20).trim();
const COURSE = { title: 'Psicologia', place: 'PUC-SP', from: 2010, to: 2014 };

interface Own {
  readonly headline: string | null;
  readonly bio: string | null;
  readonly is_approved: boolean;
  readonly has_hours: boolean;
  readonly details: Readonly<Record<string, unknown>>;
  readonly published_at: string | null;
}

const ownOf = async (database: TestDatabase, who: Actor) =>
  (await database.as<{ profile: Own | null }>(who, 'select public.own_public_profile() as profile'))[0]
    ?.profile;

describe('publishing a profile', () => {
  onEveryDatabase((database) => {
    const versionOf = async () => (await ownOf(database, 'professional'))?.published_at ?? null;
    const publish = async (profile: unknown) => {
      const parameters = [JSON.stringify(profile), await versionOf()];
      return (await database.as<{ profile: Own }>('professional', PUBLISH, parameters))[0]?.profile;
    };
    const expectRefused = async (profile: unknown, code: string) =>
      expectRefusal(database, 'professional', PUBLISH, [JSON.stringify(profile), await versionOf()], code);

    test.each([
      ['patient', 'not_allowed'],
      ['applicant', 'not_allowed'],
      ['suspendedProfessional', 'not_allowed'],
      ['admin', 'not_allowed'],
      ['visitor', '42501'],
    ] as const)('is refused to a %s', async (who, code) => {
      await expectRefusal(database, who, PUBLISH, ['{"headline": "Olá"}', null], code);
    });

    test('cannot be done past the procedure', async () => {
      for (const column of ['headline', 'bio', 'education', 'published_at'])
        await expectRefusal(
          database,
          'professional',
          `update public.professionals set ${column} = ${column}`,
          [],
          '42501',
        );
    });

    test.each(['patient', 'applicant', 'admin'] as const)('a %s has no profile to edit', async (who) => {
      await expect(ownOf(database, who)).resolves.toBeNull();
    });

    test('suspended professionals read theirs', async () => {
      await expect(ownOf(database, 'suspendedProfessional')).resolves.toMatchObject({ is_approved: false });
    });

    test('has hours by default, by weekly hours, and by days that are opened from today on', async () => {
      const hasHours = async () => (await ownOf(database, 'professional'))?.has_hours;
      const id = `'${ACTORS.professional}'`;
      await expect(hasHours()).resolves.toBe(true);
      await database.owner(`insert into public.agenda_settings (professional_id) values (${id})`);
      await expect(hasHours()).resolves.toBe(false);
      await database.owner(`insert into public.hours_exceptions (professional_id, local_date, from_time, to_time) values
        (${id}, private.today() - 1, '08:00', '12:00'), (${id}, private.today() + 2, null, null)`);
      await expect(hasHours()).resolves.toBe(false);
      await database.owner(`insert into public.hours_exceptions (professional_id, local_date, from_time, to_time)
        values (${id}, private.today(), '08:00', '12:00')`);
      await expect(hasHours()).resolves.toBe(true);
      await database.owner(`delete from public.hours_exceptions where professional_id = ${id}`);
      await database.owner(`insert into public.weekly_hours (professional_id, weekday, from_time, to_time)
        values (${id}, 1, '08:00', '12:00')`);
      await expect(hasHours()).resolves.toBe(true);
    });

    test.each([
      ['full_name', 'Marina Outra'],
      ['registration', 'CRP 06/999999'],
      ['profession', 'psychiatrist'],
      ['approval_status', 'approved'],
      ['profile_image_url', 'https://evil.example/x.png'],
      ['price_per_session', 1],
      ['user_id', ACTORS.otherProfessional],
    ])('does not change %s', async (field, value) => {
      await expectRefused({ [field]: value }, 'fields_unknown');
    });

    test.each([
      ['a headline of 91 characters', { headline: 'x'.repeat(91) }, 'headline_invalid'],
      ['a short text', { bio: 'Olá.' }, 'bio_invalid'],
      ['no text', { bio: ' ' }, 'bio_invalid'],
      ['a text of 1201 characters', { bio: 'x'.repeat(1201) }, 'bio_invalid'],
      ['a long description of a session', { session_text: 'x'.repeat(301) }, 'session_text_invalid'],
      ['an unknown specialty', { specialties: ['Astrologia'] }, 'specialties_invalid'],
      ['an unknown approach', { approaches: ['Astrologia'] }, 'approaches_invalid'],
      ['an approach twice', { approaches: ['Humanista', 'Humanista'] }, 'approaches_invalid'],
      [
        'four approaches',
        { approaches: ['Humanista', 'Sistêmica', 'Psicanálise', 'Terapia do esquema'] },
        'approaches_invalid',
      ],
      ['no language', { languages: [] }, 'languages_invalid'],
      ['null languages', { languages: null }, 'languages_invalid'],
      ['no audience', { audiences: [] }, 'audiences_invalid'],
      ['an unknown audience', { audiences: ['Gatos'] }, 'audiences_invalid'],
      ['a long exclusion', { not_attended: 'x'.repeat(121) }, 'not_attended_invalid'],
      ['an unknown form of address', { form_of_address: 'other' }, 'fields_invalid'],
      ['no form of address', { form_of_address: null }, 'fields_required'],
      ['text instead of a list', { languages: 'Inglês' }, 'fields_invalid'],
      ['eleven courses', { education: Array(11).fill(COURSE) }, 'education_invalid'],
      ['a course without a title', { education: [{ ...COURSE, title: ' ' }] }, 'education_invalid'],
      ['a course that ends before it begins', { education: [{ ...COURSE, to: 2009 }] }, 'education_invalid'],
      ['a course in the year 12', { education: [{ ...COURSE, from: 12 }] }, 'education_invalid'],
      ['a course with other fields', { education: [{ ...COURSE, note: 'x' }] }, 'education_invalid'],
      ['a course that is text', { education: ['PUC'] }, 'education_invalid'],
      ['experience that is no list', { experience: { title: 'x' } }, 'experience_invalid'],
      [
        'experience without a place',
        { experience: [{ title: 'x', from: 2010, to: null }] },
        'experience_invalid',
      ],
    ])('refuses %s', async (_, profile, code) => {
      await expectRefused({ audiences: ['Adultos'], ...profile }, code);
    });

    test('refuses an answer that is no profile', async () => {
      for (const profile of [[], null, 'x']) await expectRefused(profile, 'fields_unknown');
    });

    test('shows everything at once, without blanks around it', async () => {
      const published = await publish({
        form_of_address: 'neutral',
        headline: '  Psicoterapia   para o luto ',
        bio: ABOUT,
        specialties: ['Depressão'],
        approaches: ['Humanista'],
        session_text: 'Conversamos.',
        education: [{ ...COURSE, title: ' Psicologia  clínica ' }],
        experience: [{ title: 'Clínica', place: '', from: 2021, to: null }],
        languages: ['Português', 'Inglês'],
        audiences: ['Adultos', 'Casais'],
        accommodations: ['Libras'],
        not_attended: 'Crianças',
      });
      expect(published?.published_at).not.toBeNull();
      const [row] = await database.as<{ profile: Record<string, Record<string, unknown>> }>(
        'visitor',
        'select public.public_profile($1) as profile',
        [ACTORS.professional],
      );
      expect(row?.profile['professional']).toMatchObject({
        headline: 'Psicoterapia para o luto',
        bio: ABOUT,
        specialties: ['Depressão'],
        form_of_address: 'neutral',
      });
      expect(row?.profile['details']).toEqual({
        approaches: ['Humanista'],
        session_text: 'Conversamos.',
        education: [{ ...COURSE, title: 'Psicologia clínica' }],
        experience: [{ title: 'Clínica', place: '', from: 2021, to: null }],
        languages: ['Português', 'Inglês'],
        audiences: ['Adultos', 'Casais'],
        accommodations: ['Libras'],
        not_attended: 'Crianças',
      });
      expect(published?.details).toEqual(row?.profile['details']);
      const [copy] = await database.as('professional', 'select public.export_my_data() as copy');
      for (const label of [
        '"frase_de_apresentacao":"Psicoterapia para o luto"',
        '"formacao":[{',
        '"quem_atende":',
      ])
        expect(JSON.stringify(copy)).toContain(label);
    });

    test('leaves out fields unchanged, and an earlier text of another length', async () => {
      await database.owner(`update public.professionals set bio = 'Curto.' where user_id = $1`, [
        ACTORS.professional,
      ]);
      await publish({ headline: 'Luto', audiences: ['Adultos'] });
      await expect(publish({ session_text: 'Conversamos.', bio: 'Curto.' })).resolves.toMatchObject({
        headline: 'Luto',
        bio: 'Curto.',
        details: { session_text: 'Conversamos.', audiences: ['Adultos'] },
      });
      await expect(publish({ headline: '' })).resolves.toMatchObject({ headline: null });
    });

    test('refuses to overwrite what was published meanwhile', async () => {
      const before = await versionOf();
      await publish({ headline: 'Luto', audiences: ['Adultos'] });
      const changed = ['{"headline": "Outra"}', before];
      await expectRefusal(database, 'professional', PUBLISH, changed, 'profile_changed');
      const second = await publish({ headline: 'Ansiedade' });
      expect(second?.published_at).not.toBe(before);
    });

    test('leaves the other professionals alone', async () => {
      const other = await ownOf(database, 'otherProfessional');
      await publish({ headline: 'Luto', audiences: ['Adultos'] });
      await expect(ownOf(database, 'otherProfessional')).resolves.toEqual(other);
    });
  });
});
