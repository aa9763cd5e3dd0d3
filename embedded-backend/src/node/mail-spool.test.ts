import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Mail } from '../mail/mailbox.ts';
import { FolderMailbox } from './folder-mailbox.ts';
import { MailSpool } from './mail-spool.ts';

const mailOf = (subject: string): Mail => ({
  to: 'ana@exemplo.com.br',
  subject,
  html: '<p>x</p>',
  text: 'x',
});
const now = () => new Date().toISOString();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vinculo-spool-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Opens the spool of a folder like a newly started process. */
function start(answer: (mail: Mail) => Promise<void> = () => Promise.resolve()) {
  const sent: string[] = [];
  const onError = jest.fn<undefined, [unknown]>();
  const deliver = async (mail: Mail) => {
    await answer(mail);
    sent.push(mail.subject);
  };
  return { spool: new MailSpool({ waiting: new FolderMailbox(folder), deliver, onError }), sent, onError };
}
const refusing = (error: object) => () =>
  Promise.reject(Object.assign(new Error('to ana@exemplo.com.br'), error));

describe('outgoing e-mails', () => {
  it('are accepted without waiting for the mail server', async () => {
    let answer: () => void = () => undefined;
    const { spool, sent } = start(() => new Promise((resolve) => (answer = resolve)));
    await spool.send(mailOf('a'), now());
    expect(sent).toEqual([]);
    expect(await spool.list()).toHaveLength(1);
    const flushed = spool.flush();
    await new Promise((resolve) => setTimeout(resolve, 20));
    answer();
    await flushed;
    expect(sent).toEqual(['a']);
    expect(await spool.list()).toEqual([]);
  });

  it('are sent once each, in order, also after a restart', async () => {
    const down = start(refusing({ code: 'ECONNREFUSED' }));
    await down.spool.send(mailOf('a'), now());
    await down.spool.send(mailOf('b'), now());
    await down.spool.flush();
    const up = start();
    await Promise.all([up.spool.flush(), up.spool.flush()]);
    expect(up.sent).toEqual(['a', 'b']);
    expect(down.onError).not.toHaveBeenCalled();
  });

  it.each([
    ['a permanent error of the server', { responseCode: 550 }, now()],
    ['a day', { code: 'ECONNREFUSED' }, new Date(Date.now() - 25 * 60 * 60_000).toISOString()],
  ])('are dropped after %s, without reporting the address', async (_why, error, sentAt) => {
    const { spool, onError } = start(refusing(error));
    await spool.send(mailOf('a'), sentAt);
    await spool.flush();
    expect(await spool.list()).toEqual([]);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(
      JSON.stringify(onError.mock.calls.map(([reported]) => [String(reported), (reported as Error).cause])),
    ).not.toContain('ana@');
  });

  it('that have expired are dropped; the others are sent', async () => {
    const down = start(refusing({ code: 'ECONNREFUSED' }));
    const from = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
    await down.spool.send({ ...mailOf('expired'), notAfter: from(-1) }, now());
    await down.spool.send({ ...mailOf('valid'), notAfter: from(60) }, now());
    await down.spool.flush();
    const up = start();
    await up.spool.flush();
    expect(up.sent).toEqual(['valid']);
    expect(await up.spool.list()).toEqual([]);
    expect(up.onError).not.toHaveBeenCalled();
  });

  it('wait while the server asks to retry later', async () => {
    const { spool, onError } = start(refusing({ responseCode: 451 }));
    await spool.send(mailOf('a'), now());
    await spool.flush();
    expect(await spool.list()).toHaveLength(1);
    expect(onError).not.toHaveBeenCalled();
  });
});
