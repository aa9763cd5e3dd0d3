import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoadRequest } from '../bench/load-client.ts';
import { REPOSITORY } from '../../tools/workspaces.ts';
import { growth } from './growth.ts';
import type { Memory, SoakSample } from './soak-server.ts';

export interface SoakOptions {
  readonly minutes: number;
  readonly clients: number;
  /** Time between a client's response and its next request, in milliseconds. */
  readonly pauseMs: number;
  readonly log: (line: string) => void;
}

export interface SoakFigures {
  readonly answers: number;
  /** Answers of 429. */
  readonly limited: number;
  /** All other responses that were not 2xx. */
  readonly failures: number;
  readonly samples: readonly Memory[];
  /** Growth of each figure from the second quarter to the last. */
  readonly growth: Memory;
}

const REPORT = path.join(REPOSITORY, '.cache/bench/soak.json');
const SAMPLES = 60;

/**
 * Runs clients for a long time and samples the server's memory. Also writes the figures to
 * .cache/bench/soak.json.
 */
export async function soak(options: SoakOptions): Promise<SoakFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vinculo-soak-'));
  const script = path.join(import.meta.dirname, 'soak-server.ts');
  const server = fork(script, [folder], { execArgv: ['--expose-gc'] });
  try {
    const figures = await run(server, await sampleOf(server), options);
    mkdirSync(path.dirname(REPORT), { recursive: true });
    writeFileSync(REPORT, `${JSON.stringify(figures, null, 2)}\n`);
    return figures;
  } finally {
    const ended = once(server, 'exit');
    server.send('end');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(
  server: ChildProcess,
  started: SoakSample,
  { minutes, clients, pauseMs, log }: SoakOptions,
): Promise<SoakFigures> {
  let { requests } = started;
  const counts = { answers: 0, limited: 0, failures: 0 };
  const end = Date.now() + minutes * 60_000;
  const client = async (number: number) => {
    for (let turn = number; Date.now() < end; turn += 1) {
      const { url, ...request } = requests[turn % requests.length] as LoadRequest;
      const answer = await fetch(url, request);
      await answer.arrayBuffer();
      counts.answers += 1;
      if (answer.status === 429) counts.limited += 1;
      else if (!answer.ok) counts.failures += 1;
      await pause(pauseMs);
    }
  };
  const samples: Memory[] = [];
  const watch = async () => {
    while (Date.now() < end) {
      await pause((minutes * 60_000) / SAMPLES);
      server.send('sample');
      const sample = await sampleOf(server);
      requests = sample.requests;
      samples.push(sample.memory);
      log(lineOf(sample.memory, counts.answers));
    }
  };
  await Promise.all([watch(), ...Array.from({ length: clients }, (_, number) => client(number))]);
  const grown = (name: keyof Memory) => growth(samples.map((memory) => memory[name]));
  return {
    ...counts,
    samples,
    growth: { heap: grown('heap'), external: grown('external'), resident: grown('resident') },
  };
}

const mega = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

const lineOf = ({ heap, external, resident }: Memory, answers: number) =>
  `${String(answers).padStart(8)} answers, heap ${mega(heap)}, outside ${mega(external)}, process ${mega(resident)}`;

async function sampleOf(server: ChildProcess): Promise<SoakSample> {
  const [sample] = (await once(server, 'message')) as [SoakSample];
  return sample;
}
