import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { SessionJson } from 'embedded-backend';
import { postgresDatabase } from 'embedded-backend/postgres';
import { startCluster } from 'embedded-backend/postgres-cluster';
import { startPortal, type StartedPortal } from '../../portal/start-portal.ts';
import { findBrowser } from '../../testing/browser.ts';
import { REPOSITORY } from '../../workspaces.ts';
import type { Scale } from '../scale-sql.ts';
import { fill, projectBackend } from '../scaled-backend.ts';
import { measureLists, type ListsFigures } from './measure-lists.ts';

export interface ScaledLists extends ListsFigures {
  readonly scale: Scale;
}

const REPORT = path.join(REPOSITORY, '.cache/bench/lists.json');
const ADMIN = 'admin@vinculo.example';

/** An admin's lists at scale in a browser, over PostgreSQL; the figures also lie in .cache/bench/lists.json. */
export async function benchLists(scale: Scale, tell: (line: string) => void): Promise<ScaledLists> {
  const launch = findBrowser();
  if (!launch) throw new Error('There is no browser to measure with.');
  const folder = mkdtempSync(path.join(tmpdir(), 'vinculo-bench-'));
  const cluster = await startCluster('postgres');
  try {
    const backend = await projectBackend(postgresDatabase(cluster.url('postgres')));
    await fill(backend, scale, tell);
    await backend.close();
    const portal = await startPortal({
      port: 0,
      folder,
      postgres: cluster.url('postgres'),
      fresh: false,
      step: (label, work) => (tell(label), work()),
    });
    try {
      const browser = await chromium.launch(launch);
      try {
        const session = await signIn(portal);
        const figures = { scale, ...(await measureLists(browser, portal.origin, session, tell)) };
        mkdirSync(path.dirname(REPORT), { recursive: true });
        writeFileSync(REPORT, `${JSON.stringify(figures, null, 2)}\n`);
        return figures;
      } finally {
        await browser.close();
      }
    } finally {
      await portal.close();
    }
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function signIn({ origin, publishableKey, demoPassword }: StartedPortal): Promise<SessionJson> {
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`${ADMIN} could not sign in: ${answer.status}`);
  return (await answer.json()) as SessionJson;
}
