import { timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Answered } from './answered.ts';
import type { Handler } from './listen.ts';

/** State of the jobs of this process. */
export interface JobState {
  /** Whether this process runs them: of several on one database, one does. */
  readonly isLeader: boolean;
  /** When they last ended here, in milliseconds since 1970; null: not yet. */
  readonly endedAt: number | null;
}

export interface OperationsOptions {
  /** Whether the portal serves requests: it has started, is not stopping, and its database answers. */
  readonly isReady: () => Promise<boolean>;
  readonly jobs: () => JobState;
  /** Bearer token of /metrics; null: only this machine reads it. */
  readonly metricsToken: string | null;
  /** Whether clients on other machines may reach the portal; then /metrics requires the token. */
  readonly isPublic: boolean;
}

/** What operators see of a portal. */
export interface Operations {
  /** Answers /healthz, /readyz and /metrics; passes on everything else. */
  readonly before: (next: Handler) => Handler;
  readonly count: (answered: Answered) => void;
  readonly countFault: () => void;
}

/** Upper bounds in seconds: files, API calls, page renderings. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const READY_LIMIT_MS = 2_000;

/** Liveness, readiness and Prometheus metrics of one process. */
export function createOperations(options: OperationsOptions): Operations {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'portal_request_duration_seconds',
    help: 'Time until a request was answered, by kind of address, method and class of status.',
    labelNames: ['kind', 'method', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const faults = new Counter({
    name: 'portal_faults_total',
    help: 'Failures of the portal itself, also in jobs.',
    registers,
  });
  const gauge = (name: string, help: string, read: (state: JobState) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read(options.jobs()));
      },
    });
  gauge('portal_jobs_leader', '1 in the process that runs the jobs.', ({ isLeader }) => Number(isLeader));
  gauge(
    'portal_jobs_ended_timestamp_seconds',
    'When the jobs last ended in this process; 0: never.',
    ({ endedAt }) => (endedAt ?? 0) / 1000,
  );

  async function metrics(request: Request, isLocal: boolean): Promise<Response> {
    if (!mayRead(request, isLocal, options)) return new Response(null, { status: 403 });
    return new Response(await registry.metrics(), { headers: { 'content-type': registry.contentType } });
  }

  return {
    before: (next) => async (request, peer) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/healthz') return new Response('ok\n');
      if (pathname === '/metrics') return metrics(request, peer.isLocal);
      if (pathname !== '/readyz') return next(request, peer);
      const isReady = await withLimit(options.isReady());
      return new Response(isReady ? 'ready\n' : 'not ready\n', { status: isReady ? 200 : 503 });
    },
    count: ({ kind, method, status, seconds }) =>
      requests.observe(
        { kind, method: knownMethod(method), status: `${Math.trunc(status / 100)}xx` },
        seconds,
      ),
    countFault: () => faults.inc(),
  };
}

/** A client can send any method, and each label value is kept. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const knownMethod = (method: string) => (METHODS.has(method) ? method : 'other');

/** Behind a proxy every request can look local. */
function mayRead(request: Request, isLocal: boolean, { metricsToken, isPublic }: OperationsOptions): boolean {
  if (metricsToken === null) return isLocal && !isPublic;
  const sent = Buffer.from(request.headers.get('authorization') ?? '');
  const wanted = Buffer.from(`Bearer ${metricsToken}`);
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}

/** False when a check fails or takes too long. */
async function withLimit(check: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), READY_LIMIT_MS);
  });
  return Promise.race([check.catch(() => false), late]).finally(() => clearTimeout(timer));
}
