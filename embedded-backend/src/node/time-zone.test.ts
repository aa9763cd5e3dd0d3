import { execFileSync } from 'node:child_process';
import path from 'node:path';

const OPEN = path.join(__dirname, '../database/open.ts');

/** Prints an instant as a new database returns it on a machine in the given time zone. */
const SCRIPT = `
  const { openDatabase } = await import(process.argv[1]);
  const { database, close } = await openDatabase({});
  const [{ instant }] = await database.query("select to_json('2026-11-24T12:00:00Z'::timestamptz) #>> '{}' as instant");
  console.log(instant);
  await close();`;

test.each(['America/Sao_Paulo', 'Asia/Tokyo'])(
  'a database on a machine in %s uses UTC',
  (zone) => {
    const args = ['--input-type=module', '--eval', SCRIPT, OPEN];
    const answer = execFileSync(process.execPath, args, {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
    expect(answer.trim()).toBe('2026-11-24T12:00:00+00:00');
  },
  60_000,
);
