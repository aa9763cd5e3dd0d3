import { onEveryDatabase } from '../support/database.ts';
import { deedsIn, historySeeds } from '../support/histories.ts';
import { runHistory } from '../support/random-bank/history.ts';
import { portalOver } from '../support/random-bank/portal.ts';
import { dice } from '../support/random-times/dice.ts';
import { startApiPix, type ApiPixStage } from './api-pix-stage.ts';

const SEEDS = historySeeds();

/** One history in four also pays out. */
const hasPayouts = (seed: number) => seed % 4 === 3;

describe('random histories with the double of a bank that fails, and a process that is killed', () => {
  let stage: ApiPixStage;
  afterEach(() => stage.stop());

  onEveryDatabase((database) => {
    test.each(SEEDS)('lose no centavo (%i)', async (seed) => {
      const throws = dice(seed);
      const { oneOf } = throws;
      stage = await startApiPix({
        repeatedRefund: oneOf(['same', 'refused']),
        brCode: oneOf(['sent', 'sent', 'missing', 'corrupt']),
      });
      await runHistory({
        database,
        stage,
        portal: portalOver(database, stage),
        throws,
        deeds: deedsIn(seed),
        deaths: 4,
        hasPayouts: hasPayouts(seed),
      });
    });
  });
});
