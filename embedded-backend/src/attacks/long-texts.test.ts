import { startAttackTarget, type AttackTarget } from '../testing/attack-fixture.ts';
import { lowestRatio } from '../testing/lowest-ratio.ts';

// Visitors' requests over 300 professionals with long texts. PGlite runs in the process, so no other request
// is answered while a statement runs. The pause is compared with that of an ordinary search on the same
// machine.

const MANY = `
  insert into auth.users (id, email, raw_user_meta_data)
  select gen_random_uuid(), 'many.' || n || '@vinculo.example', '{}' from generate_series(1, 300) n;
  insert into public.professionals (user_id, full_name, profession, registration, bio, specialties, price_per_session,
    approval_status)
  select id, 'Nome Inventado', 'psychologist', 'CRP 06/12345',
    left(repeat('ação do tempo e da vida áé psicologia clínica com adultos ', 30), 1500), '{Ansiedade,Depressão}', 12000,
    'approved'
  from public.profiles where email like 'many.%';`;

/** Upper limit for the pause of a request, as a multiple of an ordinary search's. */
const MOST_TIMES = 5;
const ORDINARY_SEARCH = 'rpc/search_professionals?search=ansiedade&page_size=50';

let attacked: AttackTarget;
let noise: jest.SpyInstance;
beforeAll(async () => {
  attacked = await startAttackTarget();
  noise = jest.spyOn(outerConsole, 'error').mockImplementation(() => undefined);
  await attacked.backend.db.exec(MANY);
  await ask(ORDINARY_SEARCH);
}, 180_000);
afterAll(async () => {
  noise.mockRestore();
  await attacked.backend.close();
});

const ask = (query: string) =>
  attacked.ask(`/rest/v1/${query}`, { headers: { authorization: `Bearer ${attacked.keys.publishable}` } });

/** The longest time in milliseconds during which the request blocked the event loop. */
async function pauseOf(query: string): Promise<number> {
  let [last, longest] = [performance.now(), 0];
  const look = () => {
    const now = performance.now();
    [last, longest] = [now, Math.max(longest, now - last)];
  };
  const timer = setInterval(look, 1);
  await ask(query);
  look();
  clearInterval(timer);
  return longest;
}

/** The pause of a request as a multiple of an ordinary search's. */
const timesOrdinary = (query: string) =>
  lowestRatio({ of: () => pauseOf(query), to: () => pauseOf(ORDINARY_SEARCH), limit: MOST_TIMES });

const list = (count: number, item: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => item(n)).join();
/** As many alternatives with different words as fit into a URL. */
const words = (comparison: (words: string) => string) =>
  list(4, (part) => comparison(list(500, (n) => `z${(part * 500 + n).toString(36)}`)));

describe('a request over long texts', () => {
  it.each([
    ['2,000 patterns', `or=(${words((all) => `bio.ilike(any).{${all.replaceAll('z', '*z')}}`)})`],
    ['60 patterns', `or=(${list(60, (n) => `bio.ilike.*z${n}*`)})`],
    ['60 comparisons', `or=(${list(60, (n) => `bio.eq.z${n}`)})`],
    ['2,000 values', `or=(${words((all) => `bio.in.(${all})`)})`],
    ['lt with 2,000 values', `and=(${words((all) => `bio.lt(all).{${all}}`)})`],
    ['2,000 members of an array', `or=(${words((all) => `specialties.ov.{${all}}`)})`],
    ['an array among 2,000', `or=(${words((all) => `specialties.cd.{${all}}`)})`],
    ['eight orders', 'order=bio,display_name,city,state,specialties,rating,profession,user_id'],
  ])(
    'blocks others no longer than a few searches do: %s',
    async (_name, query) => {
      expect(await timesOrdinary(`professionals_public?select=user_id&${query}`)).toBeLessThan(MOST_TIMES);
    },
    120_000,
  );

  it.each([
    ['eight words without a match', 'zzqa zzqb zzqc zzqd zzqe zzqf zzqg zzqh'],
    ['eight complaints', 'ansiedade depressao luto panico burnout insonia tcc estresse'],
    ['120 letters', 'ã'.repeat(14).concat(' ').repeat(8)],
    ['120 wildcards', '%_'.repeat(60)],
  ])(
    'blocks others no longer for a search for %s',
    async (_name, search) => {
      for (const name of ['search', 'count']) {
        const query = `rpc/${name}_professionals?search=${encodeURIComponent(search)}`;
        expect(await timesOrdinary(query)).toBeLessThan(MOST_TIMES);
      }
    },
    120_000,
  );

  it('cannot embed a table six times under different names', async () => {
    const six = list(6, (n) => `a${n}:reviews(id,professional_id)`);
    const { status, text } = await ask(`professionals?select=user_id,${six}`);
    expect({ status, ...(JSON.parse(text) as object) }).toMatchObject({ status: 400, code: 'PGRST100' });
  });
});
