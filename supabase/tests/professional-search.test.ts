import { SEED } from 'embedded-backend/seed';
import { onEveryDatabase } from './support/database.ts';
import { searchIn } from './support/search.ts';

const COUPLES = ['Beatriz Conceição', 'Gustavo Simões', 'Estela Guimarães', 'Ivana Lacerda'];
const PSYCHIATRISTS = [
  'André Gonçalves',
  'Érico Falcão',
  'Lívia Brandão',
  'Bernardo Castilho',
  'Heitor Bastos',
  'Leonardo Abreu',
];

describe('searching professionals', () => {
  onEveryDatabase((database) => {
    const { find } = searchIn(database);

    test('excludes suspended and unapproved professionals', async () => {
      await expect(find({ search: 'Sérgio' })).resolves.toMatchObject({ names: [], n: 0 });
      await expect(find({ search: 'Tatiana' })).resolves.toMatchObject({ names: [], n: 0 });
      await expect(find({ city: 'Campinas' })).resolves.toMatchObject({ names: [], n: 0 });
    });

    test.each(['%', '_', '\\', '%%', 'a%a', "'", "') or true --", '100%'])(
      'takes %s literally',
      async (search) => {
        await expect(find({ search })).resolves.toMatchObject({ names: [], n: 0 });
      },
    );

    test.each(["Ansiedade' or true --", '%', 'ansiedade'])(
      'matches specialty %s exactly or not at all',
      async (specialty) => {
        await expect(find({ specialty })).resolves.toMatchObject({ names: [], n: 0 });
      },
    );

    test('finds a name with a literal percent sign', async () => {
      await database.owner(
        `update public.professionals set full_name = '100% Ana' where full_name = 'Caio Nóbrega'`,
      );
      await expect(find({ search: '100%' })).resolves.toMatchObject({ names: ['100% Ana'], n: 1 });
    });

    test.each([
      ['erico', ['Érico Falcão']],
      ['ÉRICO', ['Érico Falcão']],
      ['  Gonçalves ', ['André Gonçalves']],
      ['goncalves', ['André Gonçalves']],
      [
        'depressao',
        [
          'André Gonçalves',
          'Caio Nóbrega',
          'Gustavo Simões',
          'Lívia Brandão',
          'Renata Assunção',
          'Adriana Pires',
          'Bernardo Castilho',
          'Felipe Noronha',
          'Heitor Bastos',
          'Karina Holanda',
        ],
      ],
      ['terapia de casal', COUPLES],
      ['psiquiatra', PSYCHIATRISTS],
      ['Psiquiatria', PSYCHIATRISTS],
      ['psiquiatras', PSYCHIATRISTS],
      ['Casais', COUPLES],
      ['marina ansiedade', ['Marina Azevedo']],
      ['azevedo marina', ['Marina Azevedo']],
      ['TCC', ['Marina Azevedo', 'Daniel Okamoto', 'Felipe Noronha']],
      ['terapia cognitivo-comportamental', ['Marina Azevedo', 'Daniel Okamoto', 'Felipe Noronha']],
      ['psicanálise', ['Otávio Peçanha']],
      ['insônia psiquiatra', ['Lívia Brandão', 'Heitor Bastos']],
    ])('search "%s"', async (search, expected) => {
      const { names, n } = await find({ search });
      expect([...names].sort()).toEqual([...expected].sort());
      expect(n).toBe(expected.length);
    });

    test.each(['Psicólogo(a)', 'psicólogo', 'PSICOLOGA', 'psicólogas', 'Psicologia', 'psicó'])(
      '"%s" finds every psychologist and no psychiatrist',
      async (search) => {
        const { n } = await find({ search });
        expect(n).toBe(SEED.listed - SEED.listedPsychiatrists);
      },
    );

    test('a word of the bio is found once it is saved, and no longer after it is removed', async () => {
      const write = (bio: string) =>
        database.owner(`update public.professionals set bio = '${bio}' where full_name = 'Caio Nóbrega'`);
      await expect(find({ search: 'emdr' })).resolves.toMatchObject({ names: [] });
      await write('Formação em EMDR.');
      await expect(find({ search: 'emdr' })).resolves.toMatchObject({ names: ['Caio Nóbrega'], n: 1 });
      await write('Formação em outra coisa.');
      await expect(find({ search: 'emdr' })).resolves.toMatchObject({ names: [] });
    });

    test.each(['a', 'an', 'r', 'jú', 'dé'])('"%s" matches the beginning of a word', async (search) => {
      const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      const rows = await database.owner<{ full_name: string; search_text: string }>(
        `select full_name, search_text from public.professionals where approval_status = 'approved' order by user_id`,
      );
      const expected = rows
        .filter((row) => row.search_text.split(' ').some((word) => word.startsWith(folded(search))))
        .map((row) => row.full_name);
      const { names, n } = await find({ search, page_size: 50 });
      expect(expected).not.toHaveLength(0);
      expect(names).toEqual(expected);
      expect(n).toBe(expected.length);
    });

    test('punctuation beside a word is ignored, and alone finds no professionals', async () => {
      await expect(find({ search: 'marina - azevedo' })).resolves.toMatchObject({
        names: ['Marina Azevedo'],
        n: 1,
      });
      await expect(find({ search: '- ...' })).resolves.toMatchObject({ names: [], n: 0 });
    });

    test('returns nothing for an unknown word, or for two words without a common match', async () => {
      await expect(find({ search: 'marceneiro' })).resolves.toMatchObject({ names: [], n: 0 });
      await expect(find({ search: 'marina psiquiatra' })).resolves.toMatchObject({ names: [], n: 0 });
    });

    test('specialty accepts one of the specialties or a profession', async () => {
      const couples = await find({ specialty: 'Terapia de Casal' });
      expect(couples.names).toEqual(COUPLES);
      const doctors = await find({ specialty: 'psychiatrist' });
      expect(doctors.names).toEqual(PSYCHIATRISTS);
      expect(doctors.n).toBe(SEED.listedPsychiatrists);
    });

    test('a price limit is inclusive and includes professionals without a price', async () => {
      const { names } = await find({ max_price_cents: 9500 });
      expect(names).toEqual(['Caio Nóbrega', 'Flávia Araújo', 'Júlia Antunes', 'Graça Teixeira']);
    });

    test('city matches exactly', async () => {
      await expect(find({ city: 'São Paulo' })).resolves.toMatchObject({
        names: ['Marina Azevedo', 'Gustavo Simões', 'Daniel Okamoto'],
        n: 3,
      });
      await expect(find({ city: 'sao paulo' })).resolves.toMatchObject({ n: 0 });
    });

    test('filters are combined; blank ones are ignored', async () => {
      await expect(
        find({ search: 'mari', specialty: 'Ansiedade', max_price_cents: 15000, city: 'São Paulo' }),
      ).resolves.toMatchObject({ names: ['Marina Azevedo'], n: 1 });
      await expect(find({ search: '  ', specialty: '', city: '' })).resolves.toMatchObject({
        n: SEED.listed,
      });
    });

    test('pages by key contain each professional once, in order', async () => {
      const all = await find({ page_size: 50 });
      const pages: string[] = [];
      let page = await find({ page_size: 5 });
      while (page.ids.length) {
        pages.push(...page.ids);
        page = await find({ page_size: 5, after_user_id: page.ids.at(-1) ?? '' });
      }
      expect(pages).toEqual(all.ids);
      expect(pages).toEqual([...pages].sort());
      expect(pages).toHaveLength(SEED.listed);
    });

    test('a page has between one and fifty rows', async () => {
      await database.owner(
        `with people as (
           insert into auth.users (id, email) select gen_random_uuid(), 'nova.' || n || '@vinculo.example'
           from generate_series(1, 60) n returning id
         ) select count(*) from people`,
      );
      await database.owner(
        `insert into public.professionals (user_id, full_name, profession, registration, approval_status)
         select id, 'Nova Pessoa', 'psychologist', 'CRP 06/1', 'approved' from public.profiles
         where email like 'nova.%' on conflict do nothing`,
      );
      await expect(find({ page_size: 1000 })).resolves.toMatchObject({ names: { length: 50 } });
      await expect(find({ page_size: 0 })).resolves.toMatchObject({ names: { length: 1 } });
      await expect(find({ search: 'nova pessoa' })).resolves.toMatchObject({ names: { length: 20 }, n: 60 });
    });

    test('cities are those of approved professionals, distinct, sorted ignoring accents', async () => {
      await database.owner(
        `update public.professionals set city = 'Águas de Lindóia', state = 'SP' where full_name = 'Caio Nóbrega'`,
      );
      const rows = await database.as<{ city: string }>(
        'visitor',
        'select city from public.professional_cities() as city',
      );
      expect(rows.map((row) => row.city)).toEqual([
        'Águas de Lindóia',
        'Belém',
        'Belo Horizonte',
        'Brasília',
        'Campo Grande',
        'Cuiabá',
        'Curitiba',
        'Florianópolis',
        'Fortaleza',
        'Goiânia',
        'João Pessoa',
        'Maceió',
        'Manaus',
        'Natal',
        'Porto Alegre',
        'Rio de Janeiro',
        'Salvador',
        'São Luís',
        'São Paulo',
        'Vitória',
      ]);
    });

    test('every column declared as always present is present in a sparse row', async () => {
      await database.owner(
        `update public.professionals set bio = null, specialties = '{}', city = null, state = null,
           profile_image_url = null, price_per_session = null, rating = null where full_name = 'Marina Azevedo'`,
      );
      const [row] = await database.as<Record<string, unknown>>(
        'visitor',
        `select * from public.professionals_public where display_name = 'Marina Azevedo'`,
      );
      const empty = Object.keys(row ?? {}).filter((column) => row?.[column] === null);
      expect(empty).toEqual(['bio', 'profile_image_url', 'city', 'state', 'price_per_session']);
    });
  });
});
