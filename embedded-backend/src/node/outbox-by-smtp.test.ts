import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONSULTATIONS } from '../seed/index.ts';
import type { FolderBackend } from './folder-backend.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';

jest.setTimeout(120_000);

const { openFolderBackend, readProject } = embeddedNode;
const folder = mkdtempSync(path.join(tmpdir(), 'vinculo-outbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const state = (consultation: string, payment: string) => `
  set local session_replication_role = replica;
  update public.consultations set status = '${consultation}' where id = '${CONSULTATIONS.confirmed.id}';
  update public.payments set status = '${payment}', expires_at = private.now() + interval '1 hour',
    paid_at = ${payment === 'paid' ? 'private.now()' : 'null'}
  where consultation_id = '${CONSULTATIONS.confirmed.id}';`;

interface OutboxMail {
  readonly kind: string;
  readonly sent: boolean;
  readonly last_error: string | null;
}

/**
 * Runs the jobs until the outbox has the expected content: the timer runs them too, and may have claimed the
 * e-mail.
 */
async function deliverUntil(
  { db, runJobs }: FolderBackend['backend'],
  isDone: (mails: readonly OutboxMail[]) => boolean,
): Promise<readonly OutboxMail[]> {
  for (let tries = 0; tries < 100; tries += 1) {
    await runJobs();
    const mails = await db.query<OutboxMail>(
      'select kind, sent_at is not null as sent, last_error from private.mail_outbox order by kind',
    );
    if (isDone(mails)) return mails;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The outbox did not reach the expected state.');
}

it('checks a payment reminder again after the mail server asked to retry, and drops it once it is paid', async () => {
  await copyDataFolder(folder, 'demonstration');
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
    const queue = (kind: string) =>
      db.query(`select private.queue_mail($1, $2, $2)`, [CONSULTATIONS.confirmed.id, kind]);
    const become = (consultation: string, payment: string) =>
      db.transaction((inside) => inside.exec(state(consultation, payment)));
    // No job queues e-mails about unread messages.
    await db.query('delete from public.chat_messages');
    await db.query('delete from private.mail_outbox');
    await become('pending', 'pending');
    await queue('booking');
    await deliverUntil(data.backend, (mails) => mails.some(({ last_error }) => last_error?.includes('451')));
    expect(server.received()).toContain('RCPT TO');
    expect(server.received()).not.toContain('DATA');
    await become('scheduled', 'paid');
    await queue('payment_confirmed');
    await db.query('update private.mail_outbox set claimed_until = null');
    server.behave('takes');
    const mails = await deliverUntil(data.backend, (waiting) => waiting.some(({ sent }) => sent));
    expect(mails.map(({ kind, sent }) => ({ kind, sent }))).toEqual([
      { kind: 'booking', sent: false },
      { kind: 'payment_confirmed', sent: true },
    ]);
    expect(server.received().match(/^DATA/gm)).toHaveLength(1);
  } finally {
    await data.close();
    server.close();
  }
});
