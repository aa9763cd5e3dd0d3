import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { Backend } from '../index.ts';
import { APPLICATIONS, CONSULTATIONS, PEOPLE, sql } from '../seed/index.ts';
import { denoHost, nodeHost, type EdgeHost } from '../testing/edge-host.ts';
import { generateKeys, SITE, startFixture } from '../testing/start.ts';

const { takeTemplate } = embeddedNode;
const REPOSITORY = path.resolve(__dirname, '../../..');
const FUNCTIONS = [
  'admin-platform-fees',
  'calendar',
  'deliver-mail',
  'erase-person',
  'ice-servers',
  'open-charge',
  'pix-webhook',
  'professional-approval-notification',
  'publish-photo',
  'settle-payments',
  'sweep-documents',
  'sweep-photos',
  'verify-document',
];

const keys = generateKeys();
let backend: Backend;
let restore: () => Promise<void>;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  backend = await startFixture({ ...(await portalProject()), keys });
  for (const [name, email] of [
    ['admin', PEOPLE.beatriz.email],
    ['patient', PEOPLE.camila.email],
  ] as const)
    tokens[name] = (await backend.signIn(email)).access_token;
  ({ restore } = await takeTemplate(backend));
}, 120_000);
afterAll(() => backend.close());

const ERASURE = '60000007-0000-4000-8000-000000000007';
const PAPER = `${PEOPLE.camila.id}/1700000000000-rg.pdf`;

/** A request of Camila's, with nothing that keeps it from being carried out. */
async function requestErasure() {
  await backend.db.query(
    `insert into public.privacy_requests (id, user_id, kind, full_name, email, user_type)
     select '${ERASURE}', id, 'erasure', full_name, email, 'patient' from public.profiles where id = '${PEOPLE.camila.id}'`,
  );
  await backend.db.query(
    `update public.consultations set status = 'cancelled' where patient_id = '${PEOPLE.camila.id}' and status = 'scheduled'`,
  );
}

describe.each(['Node', 'Deno'])('in %s', (where) => {
  let host: EdgeHost;
  beforeAll(async () => {
    host = where === 'Node' ? nodeHost(backend, SITE) : await denoHost(backend, keys, FUNCTIONS);
  }, 60_000);
  afterAll(() => host.stop());
  afterEach(async () => {
    host.failMails(false);
    await restore();
  });

  /** Calls a function with a body, as a user, with only an API key, or as the service role. */
  async function call(name: string, who: 'visitor' | 'patient' | 'admin' | 'service', body?: unknown) {
    const key = who === 'service' ? keys.secret : keys.publishable;
    const response = await host.call(name, {
      method: 'POST',
      headers: {
        apikey: key,
        authorization: `Bearer ${tokens[who] ?? key}`,
        'content-type': 'application/json',
      },
      body: typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  describe('admin-platform-fees', () => {
    const fees = (who: 'visitor' | 'patient' | 'admin' | 'service', body?: unknown) =>
      call('admin-platform-fees', who, body);

    it.each([
      ['visitor', 401],
      ['patient', 403],
      ['service', 401],
    ] as const)('refuses the %s', async (who, status) => {
      for (const body of [{}, { action: 'update_fee', feePercentage: 1 }])
        expect(await fees(who, body)).toMatchObject({ status, body: { success: false } });
    });

    it('refuses a foreign token', async () => {
      const headers = { apikey: keys.publishable, authorization: 'Bearer a.b.c' };
      const answer = await host.call('admin-platform-fees', { method: 'POST', headers });
      expect(answer.status).toBe(401);
    });

    it.each([undefined, {}])('reads the fee and its history for %p', async (body) => {
      const answer = await fees('admin', body);
      expect(answer).toMatchObject({
        status: 200,
        body: { success: true, data: { currentFee: { fee_percentage: 0.005 } } },
      });
      const { history } = answer.body['data'] as { history: unknown[] };
      expect(history).toHaveLength(4);
      expect(history[0]).toMatchObject({ old_percentage: 0.0045, new_percentage: 0.005 });
    });

    it('sets the fee in percent, with a default note', async () => {
      expect(await fees('admin', { action: 'update_fee', feePercentage: 0.625 })).toMatchObject({
        status: 200,
        body: { data: { currentFee: { fee_percentage: 0.00625 } } },
      });
      const { body } = await fees('admin', { action: 'update_fee', feePercentage: 1, notes: ' Anual ' });
      expect((body['data'] as { history: unknown[] }).history.slice(0, 2)).toMatchObject([
        { new_percentage: 0.01, notes: 'Anual' },
        {
          new_percentage: 0.00625,
          notes: expect.stringMatching(/^Atualização para 0\.625% em \d\d\/\d\d\/\d{4}$/),
        },
      ]);
    });

    it.each([-0.001, 100.001, '1', null, undefined])('refuses %p percent', async (feePercentage) => {
      expect(await fees('admin', { action: 'update_fee', feePercentage })).toMatchObject({
        status: 400,
        body: { code: 'fee_out_of_range' },
      });
    });

    it('reports a conflict to the second of two admins', async () => {
      const { body } = await fees('admin');
      const expectedUpdatedAt = (body['data'] as { currentFee: { updated_at: string } }).currentFee
        .updated_at;
      const change = { action: 'update_fee', expectedUpdatedAt };
      expect(await fees('admin', { ...change, feePercentage: 0.6 })).toMatchObject({ status: 200 });
      expect(await fees('admin', { ...change, feePercentage: 0.7 })).toMatchObject({
        status: 409,
        body: { success: false, code: 'fee_conflict' },
      });
    });

    it.each([
      [{ action: 'delete_fee' }],
      ['{'],
      ['[]'],
      ['"x"'],
      [{ action: 'update_fee', feePercentage: 1, notes: 5 }],
      [{ action: 'update_fee', feePercentage: 1, expectedUpdatedAt: 5 }],
      [{ action: 'update_fee', feePercentage: 1, expectedUpdatedAt: 'ontem' }],
      [{ action: 'update_fee', feePercentage: 1, expectedUpdatedAt: '2026-02-30T12:00:00Z' }],
      [{ action: 'update_fee', feePercentage: 1, expectedUpdatedAt: '999999-01-01T00:00:00Z' }],
    ])('refuses the body %p', async (body) => {
      expect(await fees('admin', body)).toMatchObject({
        status: 400,
        body: { success: false, code: 'invalid_body' },
      });
    });

    it('accepts only POST', async () => {
      const headers = { apikey: keys.publishable, authorization: `Bearer ${tokens['admin']}` };
      expect((await host.call('admin-platform-fees', { headers })).status).toBe(405);
    });
  });

  describe('professional-approval-notification', () => {
    const notify = (who: 'visitor' | 'patient' | 'admin', changes: Record<string, unknown> = {}) =>
      call('professional-approval-notification', who, {
        action: 'approve',
        professional_email: PEOPLE.tatiana.email,
        professional_name: 'Tatiana Cordeiro',
        admin_notes: null,
        rejection_reason: null,
        ...changes,
      });
    const newest = async () => (await host.mails()).at(-1);

    it.each([
      ['visitor', 401],
      ['patient', 403],
    ] as const)('refuses the %s', async (who, status) => {
      const before = (await host.mails()).length;
      expect(await notify(who)).toMatchObject({ status });
      expect(await host.mails()).toHaveLength(before);
    });

    it('refuses an ended login session of an admin', async () => {
      const before = (await host.mails()).length;
      await backend.db.exec('delete from auth.sessions');
      const refused = { status: 401, body: { success: false, code: 'session_ended' } };
      expect(await notify('admin')).toMatchObject(refused);
      expect(await host.mails()).toHaveLength(before);
    });

    it.each([
      [{ action: 'approve' }, 'Seu cadastro profissional foi aprovado', '/professional/dashboard'],
      [
        { action: 'reject', rejection_reason: 'Registro não encontrado.' },
        'Registro não encontrado.',
        '/professional/pending',
      ],
      [
        { action: 'request_info', admin_notes: 'Envie o diploma.' },
        'Envie o diploma.',
        '/professional/apply',
      ],
    ])('e-mails the applicant: %p', async (changes, words, link) => {
      expect(await notify('admin', changes)).toEqual({ status: 200, body: { success: true } });
      const mail = await newest();
      expect(mail?.to).toBe(PEOPLE.tatiana.email);
      expect(`${mail?.subject} ${mail?.html}`).toContain(words);
      expect(mail?.html).toContain(`href="${SITE}${link}"`);
      expect(mail?.text).toContain(`${SITE}${link}`);
    });

    it('e-mails what a reviewer decided, who reads no table of applications', async () => {
      await backend.db.exec(`update private.team_members set role = 'reviewer'`);
      expect(await notify('admin')).toMatchObject({ status: 200 });
      expect((await newest())?.to).toBe(PEOPLE.tatiana.email);
    });

    it("writes to the account's verified address, whatever address the application contains", async () => {
      await backend.db.exec(`update public.professional_applications set email = 'victim@elsewhere.example'
        where user_id = '${PEOPLE.tatiana.id}'`);
      const named = { professional_email: 'victim@elsewhere.example' };
      for (const more of [{}, { application_id: APPLICATIONS.tatiana.id }]) {
        expect(await notify('admin', { ...named, ...more })).toMatchObject({ status: 200 });
        expect((await newest())?.to).toBe(PEOPLE.tatiana.email);
      }
      expect(await notify('admin', { ...named, application_id: APPLICATIONS.adriana.id })).toMatchObject({
        status: 404,
      });
      expect(await notify('admin', { ...named, application_id: 'x' })).toMatchObject({ status: 400 });
    });

    it('never interprets user text as HTML or as a header', async () => {
      await notify('admin', {
        action: 'reject',
        professional_name: '<img src=x onerror=alert(1)>',
        rejection_reason: '<script>alert(1)</script>\nBcc: eve@evil.example',
      });
      const mail = await newest();
      expect(mail?.html).not.toMatch(/<(img|script)/);
      expect(mail?.html).toContain('&lt;script&gt;');
      expect(mail?.subject).not.toMatch(/[\r\n]/);
    });

    it('sends no e-mail without an application', async () => {
      const before = (await host.mails()).length;
      expect(await notify('admin', { professional_email: 'eve@evil.example' })).toMatchObject({
        status: 404,
      });
      expect(
        await notify('admin', { professional_email: `${PEOPLE.tatiana.email}&email=neq.x` }),
      ).toMatchObject({
        status: 404,
      });
      expect(await host.mails()).toHaveLength(before);
    });

    it.each([[{ action: 'delete' }], [{ professional_email: '' }], [{ professional_email: 7 }]])(
      'refuses %p',
      async (changes) => {
        expect(await notify('admin', changes)).toMatchObject({ status: 400 });
      },
    );

    it('reports that the e-mail was not sent', async () => {
      host.failMails(true);
      expect(await notify('admin')).toMatchObject({ status: 502, body: { code: 'mail_failed' } });
    });
  });

  describe('ice-servers', () => {
    const consultation = CONSULTATIONS.confirmed.id;
    const ask = (who: 'visitor' | 'patient' | 'admin') => call('ice-servers', who, { consultation });

    it('answers the two of a consultation while its room is open', async () => {
      expect(await ask('visitor')).toMatchObject({ status: 401 });
      expect(await ask('admin')).toMatchObject({ status: 400, body: { code: 'consultation_not_found' } });
      expect(await ask('patient')).toMatchObject({ status: 400, body: { code: 'room_not_open' } });
      await backend.db.exec(`update public.consultations
        set starts_at = private.now(), ends_at = private.now() + interval '50 minutes' where id = '${consultation}'`);
      expect(await ask('patient')).toMatchObject({
        status: 200,
        body: { success: true, data: { ice_servers: [], relay_only: false } },
      });
      expect(await ask('admin')).toMatchObject({ status: 400, body: { code: 'consultation_not_found' } });
    });

    it('answers a user who was blocked during the call, and no other without a session', async () => {
      await backend.db.exec(`
        update public.consultations
        set starts_at = private.now(), ends_at = private.now() + interval '50 minutes' where id = '${consultation}';
        delete from auth.sessions where user_id = '${PEOPLE.camila.id}';
        update auth.users set banned_until = 'infinity' where id = '${PEOPLE.camila.id}';`);
      expect(await ask('patient')).toMatchObject({ status: 401, body: { code: 'session_ended' } });
      await backend.db.exec(`insert into private.room_visits (consultation_id, page, side)
        values ('${consultation}', gen_random_uuid(), 'patient')`);
      expect(await ask('patient')).toMatchObject({ status: 200 });
    });
  });

  describe('verify-document', () => {
    const DOCUMENTS = 'professional-documents';
    const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0];
    const storage = () =>
      createClient(SITE, keys.publishable, {
        auth: { persistSession: false, autoRefreshToken: false },
        global: {
          fetch: (input, init) => backend.fetch(new Request(input, init)),
          headers: { Authorization: `Bearer ${tokens['patient']}` },
        },
      }).storage.from(DOCUMENTS);
    const upload = async (name: string, bytes: readonly number[] | string, contentType = 'image/png') => {
      const path = `${PEOPLE.camila.id}/${name}`;
      const body = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
      const { error } = await storage().upload(path, new Blob([body], { type: contentType }), {
        contentType,
      });
      if (error) throw error;
      return path;
    };
    const verify = (who: 'visitor' | 'patient', path: unknown) => call('verify-document', who, { path });

    const verified = () =>
      backend.db.query(
        'select o.name, v.kind from private.verified_documents v join storage.objects o on o.id = v.object_id',
      );

    it("records a document's type by its first bytes", async () => {
      const path = await upload('1700000000000-a.png', PNG);
      expect(await verify('visitor', path)).toMatchObject({ status: 401 });
      expect(await verify('patient', path)).toEqual({
        status: 200,
        body: { success: true, data: { kind: 'image/png' } },
      });
      expect(await verified()).toEqual([{ name: path, kind: 'image/png' }]);
    });

    it('refuses an ended login session', async () => {
      const path = await upload('1700000000000-a.png', PNG);
      await backend.db.exec('delete from auth.sessions');
      const refused = { status: 401, body: { success: false, code: 'session_ended' } };
      expect(await verify('patient', path)).toMatchObject(refused);
      expect(await verified()).toEqual([]);
    });

    it('refuses a path of one megabyte', async () => {
      for (const letter of ['a', 'ã', '/'])
        expect(await verify('patient', letter.repeat(1024 * 1024))).toMatchObject({
          status: 400,
          body: { code: 'invalid_body' },
        });
      expect(await verify('patient', 'ã'.repeat(9_999))).toMatchObject({ status: 404 });
    });

    it('recognises that a verified file was replaced', async () => {
      const path = await upload('1700000000000-a.png', PNG);
      await verify('patient', path);
      await storage().remove([path]);
      await upload('1700000000000-a.png', '<script>alert(1)</script>');
      expect(await verified()).toEqual([]);
    });

    it.each([
      ['HTML', '<!doctype html><script>alert(1)</script>', 'image/png'],
      ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png'],
      ['a script', '#!/bin/sh\nrm -rf /', 'application/pdf'],
      ['an empty file', '', 'image/jpeg'],
    ])('removes %s with a false type', async (_what, bytes, type) => {
      const path = await upload('1700000000001-b.png', bytes, type);
      expect(await verify('patient', path)).toMatchObject({
        status: 415,
        body: { code: 'document_not_supported' },
      });
      expect((await storage().download(path)).error).not.toBeNull();
      expect(await verified()).toEqual([]);
    });

    it('gives no access to other users’ documents or paths outside the folder', async () => {
      for (const path of [`${PEOPLE.marina.id}/1700000000000-a.png`, '../x', `${PEOPLE.camila.id}/../x`])
        expect(await verify('patient', path)).toMatchObject({ status: 404 });
      expect(await verify('patient', null)).toMatchObject({ status: 400 });
    });
  });

  describe('sweep-documents', () => {
    const DOCUMENTS = 'professional-documents';
    const storage = () =>
      createClient(SITE, keys.publishable, {
        auth: { persistSession: false, autoRefreshToken: false },
        global: {
          fetch: (input, init) => backend.fetch(new Request(input, init)),
          headers: { Authorization: `Bearer ${tokens['patient']}` },
        },
      }).storage.from(DOCUMENTS);

    it.each(['visitor', 'patient', 'admin'] as const)('refuses the %s', async (who) => {
      expect(await call('sweep-documents', who)).toMatchObject({ status: 403 });
    });

    it('removes only rows and files of documents that were not sent within a week', async () => {
      const [old, young] = [
        `${PEOPLE.camila.id}/1700000000000-old.pdf`,
        `${PEOPLE.camila.id}/1700000000001-young.pdf`,
      ];
      for (const path of [old, young])
        await storage().upload(path, new Blob(['%PDF-1.4'], { type: 'application/pdf' }));
      await backend.db.query(
        `update storage.objects set created_at = now() - interval '8 days' where name = $1`,
        [old],
      );
      expect(await call('sweep-documents', 'service')).toEqual({
        status: 200,
        body: { success: true, data: { removed: 1 } },
      });
      expect((await storage().download(old)).error).not.toBeNull();
      expect((await storage().download(young)).error).toBeNull();
      expect(await backend.db.query('select name from storage.objects')).toEqual([{ name: young }]);
      expect(await call('sweep-documents', 'service')).toMatchObject({ body: { data: { removed: 0 } } });
    });
  });

  describe('deliver-mail', () => {
    const wait = (link = false) =>
      backend.db.query(
        `select private.queue_mail(id, $1, gen_random_uuid()::text) from public.consultations
         where id = '${CONSULTATIONS.confirmed.id}'`,
        [link ? 'session_link' : 'payment_confirmed'],
      );
    beforeEach(() => backend.db.query('delete from private.mail_outbox'));

    it.each(['visitor', 'patient', 'admin'] as const)('refuses the %s', async (who) => {
      expect(await call('deliver-mail', who)).toMatchObject({ status: 403 });
    });

    it('sends each waiting e-mail once', async () => {
      await wait();
      await wait(true);
      const before = (await host.mails()).length;
      expect(await call('deliver-mail', 'service')).toEqual({
        status: 200,
        body: { success: true, data: { sent: 2, failed: 0, unrecorded: 0 } },
      });
      expect(await call('deliver-mail', 'service')).toMatchObject({ body: { data: { sent: 0 } } });
      const sent = (await host.mails()).slice(before);
      expect(sent.map(({ to }) => to)).toEqual([PEOPLE.camila.email, PEOPLE.camila.email]);
      const link = sent.find(({ subject }) => /começa às 10:40/.test(subject));
      expect(link?.html).toContain(`href="${SITE}/sala/${CONSULTATIONS.confirmed.id}"`);
      const confirmed = sent.find(({ subject }) => subject.startsWith('Consulta confirmada'));
      expect(confirmed?.text).toContain('Marina Azevedo');
      expect(confirmed?.html).not.toContain('meet.jit.si');
      expect(confirmed?.calendar?.method).toBe('REQUEST');
      expect(confirmed?.calendar?.ics).toContain(`UID:${CONSULTATIONS.confirmed.id}@vinculo`);
      expect(link).not.toHaveProperty('calendar');
    });

    /**
     * Sets Marina's approval status and upcoming consultation, bypassing the triggers that would queue
     * e-mails.
     */
    const marina = (approval: string, status: string, cancelledBy: string | null = null) =>
      backend.db.transaction((inside) =>
        inside.exec(`set local session_replication_role = replica;
          update public.professionals set approval_status = '${approval}',
              suspended_at = ${approval === 'suspended' ? 'private.now()' : 'null'},
              suspension_reason = ${approval === 'suspended' ? `'Registro vencido'` : 'null'}
            where user_id = '${PEOPLE.marina.id}';
          update public.consultations set status = '${status}', cancelled_by = ${cancelledBy ? `'${cancelledBy}'` : 'null'}
            where id = '${CONSULTATIONS.confirmed.id}'`),
      );

    it('informs patients about a suspension, and the professional about its reason', async () => {
      const before = (await host.mails()).length;
      await marina('suspended', 'cancelled', 'platform');
      await backend.db.query(
        `select private.queue_mail(id, 'consultation_withdrawn', 'x') from public.consultations
         where id = '${CONSULTATIONS.confirmed.id}'`,
      );
      await backend.db.query(`insert into private.mail_outbox (kind, user_id, recipient, payload) values
        ('suspended', '${PEOPLE.marina.id}', '${PEOPLE.marina.email}',
          '{"professional_name": "Marina Azevedo", "reason": "Registro <vencido>"}')`);
      expect(await call('deliver-mail', 'service')).toMatchObject({ body: { data: { sent: 2, failed: 0 } } });
      const sent = (await host.mails()).slice(before);
      const to = (address: string) => sent.find((mail) => mail.to === address);
      expect(to(PEOPLE.camila.email)?.text).toContain('Marina Azevedo não está mais atendendo no Vínculo.');
      expect(to(PEOPLE.camila.email)?.text).not.toContain('suspens');
      expect(to(PEOPLE.marina.email)?.subject).toBe('Seu cadastro profissional foi suspenso');
      expect(to(PEOPLE.marina.email)?.text).toContain('Registro <vencido>');
      expect(to(PEOPLE.marina.email)?.html).toContain('Registro &lt;vencido&gt;');
      await marina('approved', 'scheduled');
    });

    it('informs a patient during a consultation about the suspension, and the professional when it ends', async () => {
      const before = (await host.mails()).length;
      await marina('suspended', 'scheduled');
      await backend.db.query(
        `select private.queue_mail(id, 'session_running', 'x') from public.consultations
         where id = '${CONSULTATIONS.confirmed.id}'`,
      );
      expect(await call('deliver-mail', 'service')).toMatchObject({ body: { data: { sent: 1, failed: 0 } } });
      await marina('approved', 'scheduled');
      await backend.db.query(`insert into private.mail_outbox (kind, user_id, recipient, payload) values
        ('reinstated', '${PEOPLE.marina.id}', '${PEOPLE.marina.email}',
          '{"professional_name": "Marina Azevedo", "note": "Obrigado por <renovar>"}'),
        ('reinstated', '${PEOPLE.andre.id}', 'outro@vinculo.example', '{"professional_name": "Marina Azevedo", "note": null}')`);
      expect(await call('deliver-mail', 'service')).toMatchObject({ body: { data: { sent: 2, failed: 0 } } });
      const sent = (await host.mails()).slice(before);
      const to = (address: string) => sent.find((mail) => mail.to === address);
      expect(to(PEOPLE.camila.email)?.text).toContain('pode ir até o fim');
      expect(to(PEOPLE.marina.email)?.subject).toBe('Seu cadastro profissional foi reativado');
      expect(to(PEOPLE.marina.email)?.html).toContain('Obrigado por &lt;renovar&gt;');
      expect(to('outro@vinculo.example')?.text).not.toContain('recado');
    });

    it.each([
      ['was sent', false, { sent: 2, failed: 0, unrecorded: 1 }],
      ['failed', true, { sent: 0, failed: 2, unrecorded: 1 }],
    ])('continues with the next e-mail when recording that one %s fails', async (_how, fails, data) => {
      const before = (await host.mails()).length;
      for (const link of [true, false, false]) await wait(link);
      await backend.db.exec(`
        create function public.refuse_note() returns trigger language plpgsql as $$
          begin raise exception 'no connection'; end $$;
        create trigger refuse_note before update of sent_at, last_error on private.mail_outbox
          for each row when (old.kind = 'session_link') execute function public.refuse_note();`);
      try {
        host.failMails(fails);
        expect(await call('deliver-mail', 'service')).toMatchObject({ status: 200, body: { data } });
      } finally {
        await backend.db.exec('drop function public.refuse_note() cascade');
      }
      expect(await host.mails()).toHaveLength(before + (fails ? 0 : 3));
      const noted = await backend.db.query(
        `select kind from private.mail_outbox where sent_at is not null or last_error is not null`,
      );
      expect(noted).toEqual([{ kind: 'payment_confirmed' }, { kind: 'payment_confirmed' }]);
    });

    it('sends everything that is waiting in one call', async () => {
      for (let mail = 0; mail < 11; mail += 1) await wait();
      expect(await call('deliver-mail', 'service')).toMatchObject({ body: { data: { sent: 11 } } });
    });

    it('keeps unsent e-mails for later', async () => {
      await wait();
      host.failMails(true);
      expect(await call('deliver-mail', 'service')).toMatchObject({ body: { data: { sent: 0, failed: 1 } } });
      host.failMails(false);
      expect(await call('deliver-mail', 'service')).toMatchObject({ body: { data: { sent: 0, failed: 0 } } });
      await backend.db.query('update private.mail_outbox set claimed_until = null');
      expect(await call('deliver-mail', 'service')).toMatchObject({ body: { data: { sent: 1, failed: 0 } } });
    });
  });

  describe('settle-payments', () => {
    it.each(['visitor', 'patient', 'admin'] as const)('refuses the %s', async (who) => {
      expect(await call('settle-payments', who)).toMatchObject({ status: 403 });
    });

    it('sends the waiting calls of a demonstration, and nothing twice', async () => {
      const waiting = async () =>
        (await backend.db.query('select 1 from private.provider_calls where done_at is null')).length;
      const before = await waiting();
      expect(before).toBeGreaterThan(0);
      expect(await call('settle-payments', 'service')).toMatchObject({
        status: 200,
        body: { data: { answered: before, uncertain: 0, received: null, reconciled: null } },
      });
      expect(await waiting()).toBe(0);
      expect(await call('settle-payments', 'service')).toMatchObject({ body: { data: { answered: 0 } } });
    });
  });

  describe('pix-webhook', () => {
    it('has no address without a bank', async () => {
      const answer = await host.call(`pix-webhook/${'x'.repeat(32)}/pix`, { method: 'POST', body: '{}' });
      expect([answer.status, await answer.text()]).toEqual([404, '']);
    });
  });

  describe('erase-person', () => {
    const erase = (
      who: 'visitor' | 'patient' | 'admin' | 'service',
      body: unknown = { request_id: ERASURE },
    ) => call('erase-person', who, body);
    const storage = (method: string, path: string, type = 'application/pdf') =>
      backend.fetch(
        new Request(`${SITE}/storage/v1/object/${path}`, {
          method,
          headers: {
            apikey: keys.secret,
            authorization: `Bearer ${keys.secret}`,
            'content-type': type,
          },
          body: method === 'POST' ? '%PDF-1.4' : null,
        }),
      );
    beforeEach(requestErasure);

    it.each([
      ['visitor', 401],
      ['patient', 403],
      ['service', 401],
    ] as const)('refuses the %s', async (who, status) => {
      expect(await erase(who)).toMatchObject({ status, body: { success: false } });
    });

    it.each([
      [{}, 'invalid_body'],
      [{ request_id: '00000000-0000-4000-8000-000000000000' }, 'request_not_found'],
    ])('refuses %p', async (body, code) => {
      expect(await erase('admin', body)).toMatchObject({ status: 400, body: { code } });
    });

    it('refuses while a paid consultation is upcoming, and returns its code', async () => {
      await backend.db.query(sql.setStatus(CONSULTATIONS.confirmed, 'scheduled'));
      expect(await erase('admin')).toMatchObject({ status: 400, body: { code: 'session_open' } });
    });

    it('erases the user and the files, sends a last e-mail, and is idempotent', async () => {
      expect((await storage('POST', `professional-documents/${PAPER}`)).status).toBe(200);
      const before = (await host.mails()).length;
      expect(await erase('admin')).toMatchObject({
        status: 200,
        body: { success: true, data: { status: 'partly_refused', files: 1 } },
      });
      expect((await storage('GET', `professional-documents/${PAPER}`)).status).toBe(400);
      expect(await erase('admin')).toMatchObject({ status: 200, body: { data: { files: 0 } } });
      await call('deliver-mail', 'service');
      const mails = (await host.mails()).slice(before);
      const last = mails.filter(({ to }) => to === PEOPLE.camila.email);
      expect(last.map(({ subject }) => subject)).toEqual(['Sua conta no Vínculo foi excluída']);
      expect(last[0]?.text).toMatch(/atendimentos \(4\), sem o seu nome, até \d\d\/\d\d\/\d{4}/);
      expect(last[0]?.text).not.toMatch(/histórico de quem você atendeu|anonimiz/);
      expect(last[0]?.text).toMatch(/a data e o valor das marcações que não aconteceram \(\d+\)\./);
      expect(
        await backend.db.query('select full_name, user_id from public.privacy_requests where id = $1', [
          ERASURE,
        ]),
      ).toEqual([{ full_name: 'Pessoa removida', user_id: null }]);
      expect(await backend.db.query(`select 1 from private.mail_outbox where kind = 'erased'`)).toEqual([]);
    });

    async function requestOfMarina() {
      await backend.db.query('update public.privacy_requests set user_id = $1 where id = $2', [
        PEOPLE.marina.id,
        ERASURE,
      ]);
      await backend.db.query(
        `update public.consultations set status = 'cancelled' where professional_id = $1 and status = 'scheduled'`,
        [PEOPLE.marina.id],
      );
    }

    it('erases the photo of a professional and what was sent for it', async () => {
      const { id } = PEOPLE.marina;
      const photo = `profile-photos/${id}/${'a'.repeat(32)}-512.webp`;
      const url = `/storage/v1/object/public/${photo}`;
      const open = async () => (await backend.fetch(new Request(`${SITE}${url}`))).status;
      await requestOfMarina();
      await storage('POST', photo, 'image/webp');
      await storage('POST', `profile-photos-in/${id}/${crypto.randomUUID()}.jpg`, 'image/jpeg');
      await backend.db.query('update public.professionals set profile_image_url = $1 where user_id = $2', [
        url,
        id,
      ]);
      expect(await open()).toBe(200);
      expect(await erase('admin')).toMatchObject({ status: 200, body: { data: { files: 2 } } });
      expect(await open()).toBe(400);
      expect(
        await backend.db.query('select 1 from storage.objects where starts_with(name, $1)', [`${id}/`]),
      ).toEqual([]);
      expect(
        await backend.db.query('select user_id from public.privacy_requests where id = $1', [ERASURE]),
      ).toEqual([{ user_id: null }]);
      await call('sweep-photos', 'service');
      expect(await backend.db.query('select 1 from private.photo_leftovers')).toEqual([]);
    });

    it('informs a professional that the name stays in the records of attended patients', async () => {
      await requestOfMarina();
      const before = (await host.mails()).length;
      expect((await erase('admin')).status).toBe(200);
      await call('deliver-mail', 'service');
      const last = (await host.mails()).slice(before).filter(({ to }) => to === PEOPLE.marina.email);
      expect(last).toHaveLength(1);
      expect(last[0]?.text).toMatch(
        /O seu nome e o seu registro no conselho, no histórico de quem você atendeu \(\d+\), até \d\d\/\d\d\/\d{4}/,
      );
      expect(last[0]?.text).not.toContain('sem o seu nome');
    });

    it('informs a user who only cancelled that no record contains their name', async () => {
      await backend.db.query(
        `update public.payments set status = 'expired', paid_at = null, refund_due = false where patient_id = $1`,
        [PEOPLE.camila.id],
      );
      await backend.db.query(`update public.consultations set status = 'cancelled' where patient_id = $1`, [
        PEOPLE.camila.id,
      ]);
      const before = (await host.mails()).length;
      expect(await erase('admin')).toMatchObject({ body: { data: { status: 'done' } } });
      await call('deliver-mail', 'service');
      const [last] = (await host.mails()).slice(before).filter(({ to }) => to === PEOPLE.camila.email);
      expect(last?.text).not.toContain('A lei nos obriga');
      expect(last?.text).toMatch(
        /Ficam, sem nada que diga quem você é, este pedido .+, e a data e o valor das marcações que não aconteceram \(\d+\)/s,
      );
    });

    it('ends the sessions: an unexpired token has no user', async () => {
      const session = await backend.signIn(PEOPLE.camila.email);
      const ask = (path: string, init: RequestInit = {}) =>
        backend.fetch(
          new Request(`${SITE}${path}`, {
            ...init,
            headers: {
              apikey: keys.publishable,
              authorization: `Bearer ${session.access_token}`,
              'content-type': 'application/json',
            },
          }),
        );
      expect((await ask('/auth/v1/user')).status).toBe(200);
      expect((await erase('admin')).status).toBe(200);
      expect((await ask('/auth/v1/user')).status).toBe(403);
      expect(await (await ask('/rest/v1/profiles?select=id')).json()).toEqual([]);
      const refresh = await ask('/auth/v1/token?grant_type=refresh_token', {
        method: 'POST',
        body: JSON.stringify({ refresh_token: session.refresh_token }),
      });
      expect(await refresh.json()).toMatchObject({ error_code: 'refresh_token_not_found' });
      const otp = await ask('/auth/v1/otp', {
        method: 'POST',
        body: JSON.stringify({ email: PEOPLE.camila.email, create_user: false }),
      });
      expect(otp.ok).toBe(false);
    });

    it("answers a privacy request by e-mail, with the user's text escaped", async () => {
      await backend.db.query('delete from private.mail_outbox');
      const before = (await host.mails()).length;
      await backend.db.query(
        `insert into private.mail_outbox (kind, user_id, recipient, payload) values
           ('privacy_answer', '${PEOPLE.camila.id}', '${PEOPLE.camila.email}', '{"name": "Camila", "answer": "<b>Feito</b>", "partly": true}')`,
      );
      await call('deliver-mail', 'service');
      const [mail] = (await host.mails()).slice(before);
      expect(mail).toMatchObject({ subject: 'Resposta ao seu pedido sobre dados pessoais' });
      expect(mail?.html).toContain('&lt;b&gt;Feito&lt;/b&gt;');
      expect(mail?.html).toContain('Atendemos parte do seu pedido');
    });
  });
});

it('is configured in config.toml: each function checks its caller itself', () => {
  const config = readFileSync(path.join(REPOSITORY, 'supabase/config.toml'), 'utf8');
  const named = [...config.matchAll(/^\[functions\.([\w-]+)\]\nverify_jwt = false$/gm)].map(
    ([, name]) => name,
  );
  expect(named.toSorted()).toEqual(FUNCTIONS);
});

it('passes Deno’s own type check', () => {
  const files = FUNCTIONS.map((name) => path.join('supabase/functions', name, 'index.ts'));
  const check = ['node_modules/deno/bin.cjs', 'check', '--quiet', '--node-modules-dir=manual', ...files];
  expect(() => execFileSync(process.execPath, check, { cwd: REPOSITORY, stdio: 'pipe' })).not.toThrow();
}, 60_000);

describe('the embedded backend', () => {
  it('responds to functions.invoke of supabase-js', async () => {
    const client = createClient(SITE, keys.publishable, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: {
        fetch: (input, init) => backend.fetch(new Request(input, init)),
        headers: { Authorization: `Bearer ${tokens['admin']}` },
      },
    });
    const { data, error } = await client.functions.invoke('admin-platform-fees', { body: {} });
    expect(error).toBeNull();
    expect(data).toMatchObject({ success: true });
    expect((await client.functions.invoke('nothing')).error).toMatchObject({ name: 'FunctionsHttpError' });
  });

  it('sends the e-mails of a booking by its jobs', async () => {
    await backend.db.query('delete from private.mail_outbox');
    await backend.mailbox.clear();
    await backend.db.query(
      `select private.queue_mail(id, 'booking', 'x') from public.consultations
       where id = '${CONSULTATIONS.pending.id}'`,
    );
    await backend.runJobs();
    expect(await backend.mailbox.list()).toContainEqual(
      expect.objectContaining({
        to: PEOPLE.camila.email,
        subject: 'Seu horário está reservado: falta o pagamento',
      }),
    );
  });
});

describe('an erasure whose files', () => {
  beforeEach(async () => {
    await requestErasure();
    await backend.db.query(
      `insert into storage.objects (bucket_id, name) values ('professional-documents', '${PAPER}')`,
    );
  });
  afterEach(() => restore());

  async function eraseWith(remove: () => Promise<unknown>) {
    const { functions } = await portalProject();
    const request = new Request(`${SITE}/functions/v1/erase-person`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens['admin']}`, 'content-type': 'application/json' },
      body: JSON.stringify({ request_id: ERASURE }),
    });
    const answer = await functions['erase-person']?.(request, {
      apiUrl: SITE,
      siteUrl: SITE,
      publishableKey: keys.publishable,
      secretKey: keys.secret,
      bank: null,
      fetch: async (asked) => {
        if (asked.method !== 'DELETE') return backend.fetch(asked);
        await remove();
        return Response.json([]);
      },
      sendMail: () => Promise.resolve(),
      afterAnswer: () => undefined,
    });
    return { status: answer?.status, body: (await answer?.json()) as unknown };
  }
  const requester = () =>
    backend.db.query(`select user_id from public.privacy_requests where id = '${ERASURE}'`);

  it('are removed by a sweep at the same moment is complete', async () => {
    const swept = () => backend.db.query(`delete from storage.objects where name = '${PAPER}'`);
    expect(await eraseWith(swept)).toMatchObject({ status: 200, body: { data: { files: 1 } } });
    expect(await requester()).toEqual([{ user_id: null }]);
  });

  it('are not removed says so, and remembers whose they are', async () => {
    expect(await eraseWith(() => Promise.resolve())).toMatchObject({
      status: 502,
      body: { code: 'files_left' },
    });
    expect(await requester()).toEqual([{ user_id: PEOPLE.camila.id }]);
  });
});
