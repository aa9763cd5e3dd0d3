import type { Backend } from '../index.ts';
import { CONSULTATIONS, PEOPLE } from '../seed/index.ts';
import { generateKeys, SITE, startFixture } from '../testing/start.ts';

// Node only: captures the output of the process.

const WORDS = 'Chorei a noite inteira';

const keys = generateKeys();
const logged: string[] = [];
let backend: Backend;

beforeAll(async () => {
  backend = await startFixture({
    ...(await portalProject()),
    keys,
    onError: (error) => outerConsole.error(error),
  });
}, 120_000);
afterAll(() => backend.close());

/** Captures everything that the process and the console write during a task. */
async function listening(act: () => Promise<void>): Promise<string> {
  logged.length = 0;
  const hear = (chunk: unknown) => {
    logged.push(String(chunk));
    return true;
  };
  const spies = [
    jest.spyOn(outerProcess.stdout, 'write').mockImplementation(hear),
    jest.spyOn(outerProcess.stderr, 'write').mockImplementation(hear),
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
      jest.spyOn(outerConsole, method).mockImplementation((...parts: unknown[]) => {
        for (const part of parts)
          logged.push(part instanceof Error ? `${part.stack} ${JSON.stringify(part)}` : JSON.stringify(part));
      }),
    ),
  ];
  try {
    await act();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return logged.join('\n');
}

async function call(procedure: string, body: unknown): Promise<number> {
  const { access_token } = await backend.signIn(PEOPLE.camila.email);
  const response = await backend.fetch(
    new Request(`${SITE}/rest/v1/rpc/${procedure}`, {
      method: 'POST',
      headers: {
        apikey: keys.publishable,
        authorization: `Bearer ${access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }),
  );
  return response.status;
}

const message = (content: string, consultation_id: string = CONSULTATIONS.confirmed.id) =>
  call('send_message', { consultation_id, message_id: crypto.randomUUID(), content });
const feedback = (words: string) =>
  call('submit_feedback', {
    consultation_id: CONSULTATIONS.completed.id,
    rating: 5,
    positive_aspects: words,
    improvements: words,
    emotion: 'Triste',
    would_recommend: true,
    public_testimonial: words,
  });

describe('texts of conversations and reviews', () => {
  it('are never logged: when accepted, refused, or after a server error', async () => {
    const log = await listening(async () => {
      expect(await message(WORDS)).toBe(200);
      expect(await message(WORDS.repeat(200))).toBe(400);
      expect(await message(WORDS, crypto.randomUUID())).toBe(400);
      expect(await feedback(WORDS.repeat(200))).toBe(400);
      await backend.db.exec('alter table public.reviews add constraint refused check (rating < 5) not valid');
      expect(await feedback(WORDS)).toBe(400);
      await backend.db.exec('alter table public.reviews drop constraint refused');
      await backend.db.exec('alter table public.chat_messages rename column content to words');
      expect(await message(WORDS)).toBeGreaterThanOrEqual(400);
      await backend.db.exec('alter table public.chat_messages rename column words to content');
      expect(await feedback(WORDS)).toBe(200);
      await backend.runJobs();
    });
    expect(log).not.toContain('Chorei');
    expect(log).not.toContain('Triste');
  });

  it('are in no e-mail', async () => {
    for (const mail of await backend.mailbox.list()) expect(JSON.stringify(mail)).not.toContain('Chorei');
    expect(
      await backend.db.query(`select 1 from private.mail_outbox where payload::text like '%Chorei%'`),
    ).toEqual([]);
  });

  it('are not in the audit log or notifications', async () => {
    for (const table of ['public.audit_log', 'public.notifications'])
      expect(await backend.db.query(`select 1 from ${table} as t where t::text like '%Chorei%'`)).toEqual([]);
  });
});
