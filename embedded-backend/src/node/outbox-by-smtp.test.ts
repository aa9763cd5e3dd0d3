import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSmtpServer } from '../testing/smtp-server.ts';

jest.setTimeout(120_000);

const { openFolderBackend, readProject } = embeddedNode;
const folder = mkdtempSync(path.join(tmpdir(), 'vinculo-outbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CONSULTATION = 'd0000006-0000-4000-8000-000000000006';
const state = (consultation: string, payment: string) => `
  set local session_replication_role = replica;
  update public.consultations set status = '${consultation}' where id = '${CONSULTATION}';
  update public.payments set status = '${payment}', expires_at = private.now() + interval '1 hour',
    paid_at = ${payment === 'paid' ? 'private.now()' : 'null'}
  where consultation_id = '${CONSULTATION}';`;

it('checks the call to pay again after the mail server said later, and drops it once it is paid', async () => {
  const server = await startSmtpServer('later');
  const data = await openFolderBackend({
    folder,
    project: await readProject(path.resolve(__dirname, '../../../supabase')),
    deployment: 'demonstration',
    siteUrl: 'http://127.0.0.1',
    smtp: { url: `smtp://127.0.0.1:${server.port}`, from: 'nao-responda@vinculo.example' },
    onError: () => undefined,
  });
  try {
    const { db } = data.backend;
    const queue = (kind: string) => db.query(`select private.queue_mail($1, $2, $2)`, [CONSULTATION, kind]);
    const become = (consultation: string, payment: string) =>
      db.transaction((inside) => inside.exec(state(consultation, payment)));
    await db.query('delete from private.mail_outbox');
    await become('pending', 'pending');
    await queue('booking');
    await data.backend.runJobs();
    expect(server.received()).toContain('RCPT TO');
    expect(server.received()).not.toContain('DATA');
    expect(await db.query('select attempts, sent_at from private.mail_outbox')).toEqual([
      { attempts: 1, sent_at: null },
    ]);
    await become('scheduled', 'paid');
    await queue('payment_confirmed');
    await db.query('update private.mail_outbox set claimed_until = null');
    server.behave('takes');
    await data.backend.runJobs();
    const subjects = server.received().match(/^DATA/gm);
    expect(subjects).toHaveLength(1);
    expect(
      await db.query('select kind, sent_at is not null as sent from private.mail_outbox order by kind'),
    ).toEqual([
      { kind: 'booking', sent: false },
      { kind: 'payment_confirmed', sent: true },
    ]);
  } finally {
    await data.close();
    server.close();
  }
});
