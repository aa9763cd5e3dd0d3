import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { PEOPLE, type Actor } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

/** Turns around what is written behind it, hides, ends a line of a mail's header, or rings a bell. */
const UNSEEN = [
  ...['\u202e', '\u2066', '\u200f', '\u200b', '\ufeff', '\u2028', '\u0007', '\u009f'],
  ...['\u{1d173}', '\u{e0041}'],
];
const hide = (text: string) => `${UNSEEN.join('')}${text.split('').join(UNSEEN.join(''))}`;

const APPLY = `select public.submit_professional_application($1, 'a@exemplo.com.br', null, null, 'psychologist',
  '{}', 'CRP 06/123456', $2, 15000, '{}')`;
const CONTACT = `select public.send_contact_message($1, 'a@exemplo.com.br', 'patient', $2, $3)`;

const RENAME = `update public.profiles set full_name = $1 where id = '${PEOPLE.patient}'`;

/** What is stored of a text that somebody sends, by where it goes in. */
const DOORS: readonly [
  what: string,
  who: Actor,
  statement: string,
  values: (text: string) => string[],
  stored: string,
  lines: 'one line' | 'lines',
][] = [
  [
    'the own name',
    'patient',
    `update public.profiles set full_name = $1, city = $1, emergency_name = $1, emergency_relation = $1
       where id = '${PEOPLE.patient}'`,
    (text) => [text],
    `select full_name || '|' || city || '|' || emergency_name || '|' || emergency_relation as text
       from public.profiles where id = '${PEOPLE.patient}'`,
    'one line',
  ],
  [
    "an application's name",
    'patient',
    APPLY,
    (text) => [text, 'x'],
    `select full_name as text from public.professional_applications where user_id = '${PEOPLE.patient}'`,
    'one line',
  ],
  [
    "an application's words",
    'patient',
    APPLY,
    (text) => ['x', text],
    `select bio as text from public.professional_applications where user_id = '${PEOPLE.patient}'`,
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

describe('what people type', () => {
  onEveryDatabase((database) => {
    test.each(DOORS.map((door) => [door[0], door] as const))('%s can be seen whole', async (_, door) => {
      const text = await storedBy(database, door, hide(' Ana\nLima '));
      const expected = door[5] === 'one line' ? 'Ana Lima' : 'Ana\nLima';
      for (const part of text.split('|')) expect(part.toLowerCase()).toBe(expected.toLowerCase());
    });

    test('keeps the letters of every language, and what joins them', async () => {
      const name =
        'Zoë Ångström-Ñandú 李 عمر 👩‍⚕️ 葛\u{e0100} 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
      expect(await storedBy(database, DOORS[0] as (typeof DOORS)[0], name)).toContain(`${name}|`);
    });

    test('must show something', async () => {
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
      ]) {
        await expectRefusal(database, 'patient', APPLY, [nothing, 'x'], 'fields_required');
        await expectRefusal(database, 'visitor', CONTACT, [nothing, 'x', 'x'], 'fields_required');
        await expectRefusal(database, 'patient', RENAME, [nothing], 'fields_required');
      }
    });

    test('ends: a decision has at most 2000 characters, a suspension and its end 1000', async () => {
      const long = 'x'.repeat(2001);
      const longForSuspension = 'x'.repeat(1001);
      const [open] = await database.owner<{ id: string }>(
        `select id from public.professional_applications where user_id = '${PEOPLE.applicant}'`,
      );
      for (const [statement, ...values] of [
        ['select public.reject_professional_application($1, $2)', open?.id, long],
        [`select public.reject_professional_application($1, 'x', $2)`, open?.id, long],
        ['select public.request_application_info($1, $2)', open?.id, long],
        ['select public.promote_to_professional($1, $2)', open?.id, long],
        ['select public.suspend_professional($1, $2)', PEOPLE.professional, longForSuspension],
        ['select public.lift_suspension($1, $2)', PEOPLE.professional, longForSuspension],
      ] as const)
        await expectRefusal(database, 'admin', statement, values, 'text_too_long');
    });
  });
});
