import { CONSULTATIONS } from 'embedded-backend/seed';
import { ACTORS, signedIn } from './support/people.ts';
import { request, useManyConnections, type Caller, type Statement } from './support/requests.ts';

const visitor: Caller = { role: 'anon', claims: '{"role":"anon","network":"203.0.113.7"}' };
const patient = signedIn(ACTORS.patient);
const message: Statement = [
  `select public.send_contact_message('Ana', 'ana@exemplo.com.br', 'patient', 'Dúvida', 'Olá')`,
];

/** A limit, and by how many concurrent requests may exceed it. */
const LIMITS: readonly (readonly [
  name: string,
  who: Caller,
  statement: Statement,
  most: number,
  code: string,
])[] = [
  ['messages of visitors to the team', visitor, message, 10, 'network_limited'],
  ['messages of an account to the team', patient, message, 5, 'too_many_messages'],
  ['copies of one’s data', patient, ['select public.export_my_data() is null as n'], 5, 'too_many_exports'],
  ['privacy requests', patient, [`select public.send_privacy_request('Olá')`], 5, 'too_many_messages'],
  [
    'chat messages',
    patient,
    [`select public.send_message('${CONSULTATIONS.completed.id}', gen_random_uuid(), 'Olá') is null as n`],
    30,
    'too_many_messages',
  ],
  [
    'unsent documents',
    patient,
    [
      `insert into storage.objects (bucket_id, name)
       select 'professional-documents', auth.uid() || '/' || (random() * 1e12 + 1e12)::bigint || '-a.pdf' returning 1 as n`,
    ],
    40,
    'new row violates row-level security policy for table "objects"',
  ],
];

describe('a limit under concurrent requests', () => {
  const { connectMany } = useManyConnections();

  test.each(LIMITS)('holds for %s', async (_, who, statement, most, code) => {
    const connections = await connectMany(8);
    const all = await Promise.all(
      connections.map(async (connection) => {
        const answers = [];
        for (let turn = 0; turn < most; turn += 1) answers.push(await request(connection, who, statement));
        return answers;
      }),
    );
    const answers = all.flat();
    expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(most);
    expect(new Set(answers.filter((answer) => typeof answer === 'string'))).toEqual(new Set([code]));
  });
});
