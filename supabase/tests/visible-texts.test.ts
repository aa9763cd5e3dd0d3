import { APPLICATIONS, CONSULTATIONS, PRIVACY_REQUESTS } from 'embedded-backend/seed';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

/**
 * Characters that reverse the following text, are invisible, end a line of an e-mail header, or ring the
 * terminal bell.
 */
const UNSEEN = [
  ...['\u202e', '\u2066', '\u200f', '\u200b', '\ufeff', '\u2028', '\u0007', '\u009f'],
  ...['\u{1d173}', '\u{e0041}'],
];
const hide = (text: string) => `${UNSEEN.join('')}${text.split('').join(UNSEEN.join(''))}`;

const APPLY = `select public.submit_professional_application($1, 'a@exemplo.com.br', null, null, 'psychologist',
  '{}', 'CRP 06/123456', $2, 15000, '{}')`;
const CONTACT = `select public.send_contact_message($1, 'a@exemplo.com.br', 'patient', $2, $3)`;

const MESSAGE = 'eeeeeeee-0000-4000-8000-000000000001';

const SEND = `select public.send_message('${CONSULTATIONS.confirmed.id}', '${MESSAGE}', $1)`;
const REVIEW = `select public.submit_feedback('${CONSULTATIONS.completed.id}', 5, $1, $1, null, true, $1)`;
const ASK = 'select public.send_privacy_request($1)';
const ANSWER = `select public.answer_privacy_request('${PRIVACY_REQUESTS.bruno.id}', $1)`;
const SUSPEND = `select public.suspend_professional('${ACTORS.professional}', $1)`;
const LIFT = `select public.lift_suspension('${ACTORS.suspendedProfessional}', $1)`;
const APPROVE = `select public.promote_to_professional('${APPLICATIONS.tatiana.id}', $1)`;
const REJECT = `select public.reject_professional_application('${APPLICATIONS.tatiana.id}', $1, $1)`;
const ASK_FOR_MORE = `select public.request_application_info('${APPLICATIONS.tatiana.id}', $1)`;

/** Texts in the e-mail of a kind and in its user's portal. */
const toldOf = (kind: string, field: string, title: string) =>
  `select (select payload ->> '${field}' from private.mail_outbox where kind = '${kind}')
     || '|' || (select body from public.notifications where title = '${title}')`;
const decision = `select admin_notes || '|' || coalesce(rejection_reason, admin_notes) as text
  from public.professional_applications where user_id = '${ACTORS.applicant}'`;

const RENAME = `update public.profiles set full_name = $1 where id = '${ACTORS.patient}'`;

/** What is stored of a submitted text, by its field. */
const DOORS: readonly [
  what: string,
  who: Actor,
  statement: string,
  values: (text: string) => string[],
  stored: string,
  lines: 'one line' | 'lines',
][] = [
  [
    "the user's name",
    'patient',
    `update public.profiles set full_name = $1, city = $1, emergency_name = $1, emergency_relation = $1
       where id = '${ACTORS.patient}'`,
    (text) => [text],
    `select full_name || '|' || city || '|' || emergency_name || '|' || emergency_relation as text
       from public.profiles where id = '${ACTORS.patient}'`,
    'one line',
  ],
  [
    "an application's name",
    'patient',
    APPLY,
    (text) => [text, 'x'],
    `select full_name as text from public.professional_applications where user_id = '${ACTORS.patient}'`,
    'one line',
  ],
  [
    "an application's text",
    'patient',
    APPLY,
    (text) => ['x', text],
    `select bio as text from public.professional_applications where user_id = '${ACTORS.patient}'`,
    'lines',
  ],
  [
    "a visitor's name and subject",
    'visitor',
    CONTACT,
    (text) => [text, text, 'x'],
    `select full_name || '|' || subject as text from public.contact_messages where email = 'a@exemplo.com.br'`,
    'one line',
  ],
  [
    "a visitor's message",
    'visitor',
    CONTACT,
    (text) => ['x', 'x', text],
    `select message as text from public.contact_messages where email = 'a@exemplo.com.br'`,
    'lines',
  ],
  [
    'a chat message',
    'patient',
    SEND,
    (text) => [text],
    `select content as text from public.chat_messages where id = '${MESSAGE}'`,
    'lines',
  ],
  [
    'a review',
    'patient',
    REVIEW,
    (text) => [text],
    `select positive_aspects || '|' || improvements || '|' || public_testimonial as text
       from public.reviews where consultation_id = '${CONSULTATIONS.completed.id}'`,
    'lines',
  ],
  [
    'a privacy request',
    'patient',
    ASK,
    (text) => [text],
    `select message as text from public.privacy_requests where user_id = '${ACTORS.patient}'`,
    'lines',
  ],
  [
    'the reason for an erasure',
    'applicant',
    'select public.request_erasure($1)',
    (text) => [text],
    `select message as text from public.privacy_requests where user_id = '${ACTORS.applicant}'`,
    'lines',
  ],
  [
    'the answer to a request',
    'admin',
    ANSWER,
    (text) => [text],
    `select answer || '|' || (select payload ->> 'answer' from private.mail_outbox where kind = 'privacy_answer') as text
       from public.privacy_requests where id = '${PRIVACY_REQUESTS.bruno.id}'`,
    'lines',
  ],
  [
    "a suspension's reason",
    'admin',
    SUSPEND,
    (text) => [text],
    `${toldOf('suspended', 'reason', 'Cadastro profissional suspenso')} || '|' || suspension_reason as text
       from public.professionals where user_id = '${ACTORS.professional}'`,
    'lines',
  ],
  [
    'the note when it is lifted',
    'admin',
    LIFT,
    (text) => [text],
    `${toldOf('reinstated', 'note', 'Cadastro profissional reativado')} as text`,
    'lines',
  ],
  [
    "the fee's notes",
    'admin',
    'select public.update_platform_fee(17.5, $1)',
    (text) => [text],
    'select notes as text from public.platform_fee_history where new_percentage = 0.175',
    'lines',
  ],
  ['the notes of an approval', 'admin', APPROVE, (text) => [text], decision, 'lines'],
  ["a rejection's reason and notes", 'admin', REJECT, (text) => [text], decision, 'lines'],
  ['a request for information', 'admin', ASK_FOR_MORE, (text) => [text], decision, 'lines'],
];

const storedBy = async (
  database: TestDatabase,
  [, who, statement, values, stored]: (typeof DOORS)[0],
  text: string,
) => {
  await database.as(who, statement, values(text));
  const [row] = await database.owner<{ text: string }>(stored);
  return row?.text ?? '';
};

describe('user text', () => {
  onEveryDatabase((database) => {
    test.each(DOORS.map((door) => [door[0], door] as const))(
      '%s is stored in visible form',
      async (_, door) => {
        const text = await storedBy(database, door, hide(' Ana\nLima '));
        const expected = door[5] === 'one line' ? 'Ana Lima' : 'Ana\nLima';
        for (const part of text.split('|')) expect(part.toLowerCase()).toBe(expected.toLowerCase());
      },
    );

    test('a name has plain spaces, and none around it', async () => {
      for (const blank of ['\u00a0', '\u2007', '\u202f', '\u1680', '\u2003', '\u3000']) {
        const name = `${blank}Ana${blank}${blank}Lima${blank}`;
        expect(await storedBy(database, DOORS[0] as (typeof DOORS)[0], name)).toMatch(/^Ana Lima\|/);
      }
    });

    test('keeps a no-break space inside a message', async () => {
      const [, , , , , chat] = DOORS;
      expect(await storedBy(database, chat as (typeof DOORS)[0], '\u00a0R$\u00a0150\u202f')).toBe(
        'R$\u00a0150',
      );
    });

    test('keeps the letters of every language, and joiners', async () => {
      const name =
        'Zoë Ångström-Ñandú 李 عمر 👩‍⚕️ 葛\u{e0100} 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
      expect(await storedBy(database, DOORS[0] as (typeof DOORS)[0], name)).toContain(`${name}|`);
    });

    test('must contain a visible character', async () => {
      for (const nothing of [
        '\u200b\u202e',
        '\u200d',
        '\u200d \ufe0f\u200c',
        '\u3164\u00ad',
        '\u2800 \u115f',
        '\u0301 \u20e3',
        '\u{e0041}\u{e0042}',
        '\u{e0041}\ufe0f\u{e0100}',
        '\u{1bca3}\u{1d17a}\ufff8\u{e0001}\u{e0fff}',
        '\u00a0\u2007\u202f',
        '\u0085\u1680\u2003\u205f\u3000',
        '\u00a0\u0301\u202f\u200d',
        '\u{1d159}',
      ]) {
        await expectRefusal(database, 'patient', APPLY, [nothing, 'x'], 'fields_required');
        await expectRefusal(database, 'visitor', CONTACT, [nothing, 'x', 'x'], 'fields_required');
        await expectRefusal(database, 'patient', RENAME, [nothing], 'fields_required');
        await expectRefusal(database, 'patient', SEND, [nothing], 'message_invalid');
        await expectRefusal(database, 'patient', ASK, [nothing], 'fields_required');
        await expectRefusal(database, 'admin', ANSWER, [nothing], 'answer_required');
        await expectRefusal(database, 'admin', SUSPEND, [nothing], 'reason_required');
        await expectRefusal(database, 'admin', REJECT, [nothing], 'reason_required');
        await expectRefusal(database, 'admin', ASK_FOR_MORE, [nothing], 'notes_required');
      }
    });

    test('has a maximum length: 2000 characters for a decision, 1000 for a suspension and its end', async () => {
      const long = 'x'.repeat(2001);
      const longForSuspension = 'x'.repeat(1001);
      const [open] = await database.owner<{ id: string }>(
        `select id from public.professional_applications where user_id = '${ACTORS.applicant}'`,
      );
      for (const [statement, ...values] of [
        ['select public.reject_professional_application($1, $2)', open?.id, long],
        [`select public.reject_professional_application($1, 'x', $2)`, open?.id, long],
        ['select public.request_application_info($1, $2)', open?.id, long],
        ['select public.promote_to_professional($1, $2)', open?.id, long],
        ['select public.suspend_professional($1, $2)', ACTORS.professional, longForSuspension],
        ['select public.lift_suspension($1, $2)', ACTORS.professional, longForSuspension],
      ] as const)
        await expectRefusal(database, 'admin', statement, values, 'text_too_long');
    });
  });
});
