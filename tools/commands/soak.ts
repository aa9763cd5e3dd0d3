import { parseArgs } from 'node:util';
import { soak } from '../soak/soak.ts';

const HELP = `npm run soak [-- --minutes 60]

Asks the embedded backend for a long time and watches its memory. Fails when an answer is an error other than a rate
limit, or when the memory held after a collection of garbage grows by more than a tenth.
  --minutes <n>   how long (60)
  --clients <n>   how many ask at once (10)
  --pause <ms>    between an answer and the client's next request (200)
  --help          this text`;

/** What the memory may have grown by, from the second quarter to the last. */
const GROWTH = 1.1;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    clients: { type: 'string', default: '10' },
    pause: { type: 'string', default: '200' },
    help: { type: 'boolean', default: false },
  },
});
const [minutes, clients, pauseMs] = [Number(values.minutes), Number(values.clients), Number(values.pause)];

if (values.help) console.log(HELP);
else if (!(minutes > 0) || !(clients >= 1) || !(pauseMs >= 0)) {
  console.error(HELP);
  process.exitCode = 1;
} else {
  const figures = await soak({ minutes, clients, pauseMs, tell: (line) => console.log(line) });
  const { heap, external } = figures.growth;
  console.log(
    `\n${figures.answers} answers, ${figures.limited} limited, ${figures.failures} failed; ` +
      `heap × ${heap.toFixed(3)}, outside × ${external.toFixed(3)} (limit × ${GROWTH})`,
  );
  if (figures.failures > 0 || heap > GROWTH || external > GROWTH) process.exitCode = 1;
}
