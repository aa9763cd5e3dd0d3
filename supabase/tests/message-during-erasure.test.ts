import { CONSULTATIONS } from 'embedded-backend/seed';
import type { Connection } from './support/connection.ts';
import { ACTORS, signedIn } from './support/people.ts';
import { begin, request, untilWaiting, useManyConnections } from './support/requests.ts';

const NOW = '2026-11-24T12:00:00Z';
const SEND = `select (public.send_message($1, gen_random_uuid(), 'Camila, ainda aí?')).content`;
const professional = signedIn(ACTORS.professional);

/** PGlite has a single session; here one user writes while another is erased. */
describe('a message during an erasure, on PostgreSQL', () => {
  const { connect } = useManyConnections();
  let owner: Connection;
  let admin: Connection;
  let writer: Connection;
  beforeAll(async () => {
    owner = await connect();
    [admin, writer] = await Promise.all([connect(), connect()]);
    await owner.query(
      `update public.consultations set status = 'cancelled' where patient_id = $1 and status = 'scheduled'`,
      [ACTORS.patient],
    );
  });

  test('is stored before it and erased, or is refused', async () => {
    const [asked] = await owner.query<{ id: string }>(
      `insert into public.privacy_requests (user_id, kind, full_name, email, user_type)
       select id, 'erasure', full_name, email, 'patient' from public.profiles where id = $1 returning id`,
      [ACTORS.patient],
    );
    await begin(writer, professional, NOW);
    await writer.query(SEND, [CONSULTATIONS.completed.id]);
    await begin(admin, signedIn(ACTORS.admin), NOW);
    const erasing = admin.query('select public.erase_person($1)', [asked?.id]);
    await untilWaiting(owner);
    await writer.query('commit');
    await erasing;

    const late = request(writer, professional, [SEND, CONSULTATIONS.completed.id], NOW);
    await untilWaiting(owner);
    await admin.query('commit');
    await expect(late).resolves.toBe('chat_closed');
    await expect(request(writer, professional, [SEND, CONSULTATIONS.completed.id], NOW)).resolves.toBe(
      'chat_closed',
    );
    await expect(
      owner.query('select distinct content from public.chat_messages where consultation_id = $1', [
        CONSULTATIONS.completed.id,
      ]),
    ).resolves.toEqual([{ content: 'Mensagem apagada.' }]);
  });
});
