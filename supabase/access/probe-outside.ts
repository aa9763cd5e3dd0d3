import type { Backend, BackendKeys } from 'embedded-backend';
import { takeTemplate } from 'embedded-backend/node';
import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';
import type { Actor } from './actors.ts';
import { ERASURE } from './arrange.ts';
import type { Line } from './probe-tables.ts';

const SITE = 'http://portal.test';
const PAPERS = 'professional-documents';
const PDF = '%PDF-1.4\n%%EOF';

const object = `/storage/v1/object/${PAPERS}`;
const unsent = (id: string) => `${id}/1700000000000-novo.pdf`;
const sent = (id: string) => `${id}/1700000000001-enviado.pdf`;

function send(
  backend: Backend,
  key: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const headers = {
    apikey: key,
    authorization: `Bearer ${token}`,
    'content-type': body === PDF ? 'application/pdf' : 'application/json',
  };
  const content = body === undefined ? null : body === PDF ? PDF : JSON.stringify(body);
  return backend.fetch(new Request(`${SITE}${path}`, { method, headers, body: content }));
}

/** Gives every account two documents, one of which is in an application. */
export async function putFiles(
  backend: Backend,
  { secret }: BackendKeys,
  actors: readonly Actor[],
): Promise<void> {
  for (const { id } of actors)
    for (const path of id === null ? [] : [unsent(id), sent(id)])
      await send(backend, secret, secret, 'POST', `${object}/${path}`, PDF);
  await backend.db.exec(`update public.professional_applications
    set document_urls = array[user_id || '/1700000000001-enviado.pdf']`);
}

/** Returns a request's status, or the number of files found or removed when the status is always 200. */
type Ask = (actor: Actor, method: string, path: string, body?: unknown) => Promise<string>;

/** Everything over HTTP: the bucket's files, then the edge functions. */
export async function probeOutside(
  backend: Backend,
  keys: BackendKeys,
  actors: readonly Actor[],
): Promise<{ readonly files: readonly Line[]; readonly functions: readonly Line[] }> {
  const tokens = new Map<Actor, string>();
  for (const actor of actors)
    tokens.set(
      actor,
      actor.email === null ? keys.publishable : (await backend.signIn(actor.email)).access_token,
    );
  // Includes the sessions of the tokens; restored before each attempt.
  const { restore } = await takeTemplate(backend);
  const ask: Ask = async (actor, method, path, body) => {
    const answer = await send(backend, keys.publishable, tokens.get(actor) ?? '', method, path, body);
    const content = (await answer.json().catch(() => null)) as unknown;
    if (!answer.ok) return '–';
    return Array.isArray(content) && content.length === 0 ? 'none' : 'yes';
  };
  const status: Ask = async (actor, method, path, body) =>
    String((await send(backend, keys.publishable, tokens.get(actor) ?? '', method, path, body)).status);

  const other = (actor: Actor) => (actor.id === PEOPLE.camila.id ? PEOPLE.eduardo.id : PEOPLE.camila.id);
  const fresh = (id: string) => `${id}/1700000000002-outro.pdf`;
  const own = (attemptAs: (actor: Actor, id: string) => Promise<string>) => async (actor: Actor) =>
    actor.id === null ? '' : attemptAs(actor, actor.id);
  const remove = (actor: Actor, path: string) => ask(actor, 'DELETE', object, { prefixes: [path] });
  const list = (actor: Actor, prefix: string) =>
    ask(actor, 'POST', `/storage/v1/object/list/${PAPERS}`, { prefix });
  const sign = (actor: Actor, path: string) =>
    ask(actor, 'POST', `/storage/v1/object/sign/${PAPERS}/${path}`, { expiresIn: 60 });
  const FILES: Readonly<Record<string, (actor: Actor) => Promise<string>>> = {
    'add to one’s folder': own((actor, id) => ask(actor, 'POST', `${object}/${fresh(id)}`, PDF)),
    'add to another’s folder': (actor) => ask(actor, 'POST', `${object}/${fresh(other(actor))}`, PDF),
    'list one’s folder': own(list),
    'list another’s folder': (actor) => list(actor, other(actor)),
    'link to one’s file': own((actor, id) => sign(actor, unsent(id))),
    'link to another’s file': (actor) => sign(actor, unsent(other(actor))),
    'change one’s file': own((actor, id) => ask(actor, 'PUT', `${object}/${unsent(id)}`, PDF)),
    'remove one’s file, not sent': own((actor, id) => remove(actor, unsent(id))),
    'remove one’s file, sent': own((actor, id) => remove(actor, sent(id))),
    'remove another’s file': (actor) => remove(actor, unsent(other(actor))),
  };
  const call = (actor: Actor, name: string, body?: unknown) =>
    status(actor, 'POST', `/functions/v1/${name}`, body);
  const FUNCTIONS: Readonly<Record<string, (actor: Actor) => Promise<string>>> = {
    'admin-platform-fees: read': (actor) => call(actor, 'admin-platform-fees', {}),
    'admin-platform-fees: update': (actor) =>
      call(actor, 'admin-platform-fees', { action: 'update_fee', feePercentage: 1 }),
    'professional-approval-notification': (actor) =>
      call(actor, 'professional-approval-notification', {
        action: 'approve',
        professional_email: PEOPLE.tatiana.email,
      }),
    'verify-document: one’s own': own((actor, id) => call(actor, 'verify-document', { path: unsent(id) })),
    'verify-document: another’s': (actor) => call(actor, 'verify-document', { path: unsent(other(actor)) }),
    'calendar: an unknown address': (actor) => status(actor, 'GET', '/functions/v1/calendar/x.ics'),
    'pix-webhook: an unknown address': (actor) => call(actor, 'pix-webhook/x/pix'),
    'deliver-mail': (actor) => call(actor, 'deliver-mail'),
    'settle-payments': (actor) => call(actor, 'settle-payments'),
    'open-charge: the patient’s': (actor) =>
      call(actor, 'open-charge', { consultation: CONSULTATIONS.pending.id }),
    'ice-servers: of patient and professional, in two days': (actor) =>
      call(actor, 'ice-servers', { consultation: CONSULTATIONS.confirmed.id }),
    'publish-photo: unknown': (actor) => call(actor, 'publish-photo', { path: 'x' }),
    'sweep-photos': (actor) => call(actor, 'sweep-photos'),
    'sweep-documents': (actor) => call(actor, 'sweep-documents'),
    'erase-person': (actor) => call(actor, 'erase-person', { request_id: ERASURE }),
  };

  const tryAll = async (tries: typeof FILES) => {
    const lines: Line[] = [];
    for (const [subject, attemptAs] of Object.entries(tries)) {
      const outcomes: string[] = [];
      for (const actor of actors) {
        await restore();
        outcomes.push(await attemptAs(actor));
      }
      lines.push({ subject, verb: '', outcomes });
    }
    return lines;
  };
  // Files come last: a removed file is not restored with its row.
  return { functions: await tryAll(FUNCTIONS), files: await tryAll(FILES) };
}
