import { ACTORS, signedIn } from './support/people.ts';
import type { Connection } from './support/connection.ts';
import { begin, request, untilWaiting, useManyConnections, type Statement } from './support/requests.ts';

const NOW = '2026-11-24T12:00:00Z';
const patient = signedIn(ACTORS.patient);
const path = (number: number) => `${ACTORS.patient}/170000000000${number}-crp.pdf`;

const send = (name: string): Statement => [
  `select public.submit_professional_application('Camila Ribeiro', 'camila@exemplo.com.br', null, null, 'psychologist',
     '{}', 'CRP 06/123456', null, 15000, array[$1]) ->> 'application_status' as status`,
  name,
];
const remove = (name: string): Statement => [
  'delete from storage.objects where name = $1 returning name',
  name,
];
const store = (name: string): Statement => [
  `insert into storage.objects (bucket_id, name) values ('professional-documents', $1) returning name`,
  name,
];

/** PGlite has a single session; here the owner removes a document while the application that names it is sent. */
describe('a document that is removed while it is sent, on PostgreSQL', () => {
  const { connect } = useManyConnections();
  let owner: Connection;
  let one: Connection;
  let other: Connection;
  beforeAll(async () => {
    [owner, one, other] = await Promise.all([connect(), connect(), connect()]);
  });

  const stored = async (name: string) => {
    await request(owner, patient, store(name));
    await owner.query(
      `insert into private.verified_documents (object_id, kind)
       select id, 'application/pdf' from storage.objects where name = $1`,
      [name],
    );
  };
  const files = (name: string) => owner.query('select name from storage.objects where name = $1', [name]);

  test('is missing from the application, if it was removed first', async () => {
    await stored(path(0));
    await begin(one, patient, NOW);
    await expect(one.query(...split(remove(path(0))))).resolves.toEqual([{ name: path(0) }]);
    const sending = request(other, patient, send(path(0)));
    await untilWaiting(owner);
    await one.query('commit');
    await expect(sending).resolves.toBe('documents_invalid');
  });

  test('stays and is not replaced, if it was sent first', async () => {
    await stored(path(1));
    await begin(one, patient, NOW);
    await expect(one.query(...split(send(path(1))))).resolves.toEqual([{ status: 'pending' }]);
    const removing = request(other, patient, remove(path(1)));
    await untilWaiting(owner);
    await one.query('commit');
    await expect(removing).resolves.toBe('nothing');
    await expect(files(path(1))).resolves.toEqual([{ name: path(1) }]);
    await expect(request(other, patient, store(path(1)))).resolves.toMatch(/row-level security/);
  });
});

const split = ([sql, ...parameters]: Statement) => [sql, parameters] as const;
