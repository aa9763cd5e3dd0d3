import { committedDatabase } from '../support/committed-database.ts';
import { postgresConnection, type Connection } from '../support/connection.ts';
import { copyDatabase } from '../support/database.ts';
import { historySeeds } from '../support/histories.ts';
import { preparedPostgres } from '../support/prepared-databases.ts';
import { runHistory } from '../support/random-bank/history.ts';
import { portalOver, type Death } from '../support/random-bank/portal.ts';
import { startProcesses, type Processes } from '../support/random-bank/processes.ts';
import { dice } from '../support/random-times/dice.ts';
import { CLIENT, KEY, startApiPix, testCertificates, type ApiPixStage } from './api-pix-stage.ts';
import { SECRET } from './function-stage.ts';

/** 20 in `--all`. */
const SEEDS = historySeeds(1 / 50, 1);
const DEEDS = 10;
/** The weight of killing the process (`World`). */
const DEATHS = 20;
/** About the time between two requests of a run to the database. */
const REQUEST_MS = 6;

/** Each history has a database of its own, whose transactions are committed. */
describe('random histories with a process that is killed with SIGKILL, on PostgreSQL', () => {
  let processes: Processes;
  let stage: ApiPixStage;
  let connection: Connection;
  beforeAll(() => {
    preparedPostgres();
    processes = startProcesses();
  });
  afterAll(() => {
    processes.stop();
    expect(processes.killed()).toBeGreaterThanOrEqual(SEEDS.length);
  });
  afterEach(async () => {
    await connection.close();
    await stage.stop();
  });

  test.each(SEEDS)('lose no centavo (%i)', async (seed) => {
    const throws = dice(seed);
    const { authority, customer } = await testCertificates();
    stage = await startApiPix({ repeatedRefund: throws.oneOf(['same', 'refused']) });
    const database = await copyDatabase();
    connection = await postgresConnection(database);
    const place = {
      database,
      apiUrl: stage.served.apiUrl,
      tokenUrl: stage.served.tokenUrl,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      headers: {},
      key: KEY,
      receiver: { name: 'PRACTICE', city: 'SAO PAULO' },
      webhookSecret: SECRET,
      client: { ...customer, authority },
    };
    const committed = committedDatabase(connection);
    const settle = (death?: Death, call?: string) => {
      const now = new Date(stage.now()).toISOString();
      return processes.run({ place, now, call }, death && death.at * REQUEST_MS);
    };
    await runHistory({
      database: committed,
      stage,
      portal: { ...portalOver(committed, stage), settle },
      throws,
      deeds: DEEDS,
      deaths: DEATHS,
      hasPayouts: seed % 4 === 0,
    });
  });
});
