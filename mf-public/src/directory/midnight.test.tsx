import { renderToString } from 'react-dom/server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { CONTRACT_VERSION, type Portal, type PortalClient } from 'shared-portal/contract';
import { PortalProvider, ServedProvider } from 'shared-portal/portal';
import { createSessionStore } from 'shared-portal/session';
import { createToastStore } from 'shared-portal/toasts';
import { NO_FILTERS } from './directory-filters';
import { directoryReads, useDirectory } from './use-directory';

/** 23:59 on 1 November in São Paulo; the browser's clock is weeks later. */
const SERVED_AT = Date.parse('2026-11-02T02:59:00Z');
const TODAY = { ...NO_FILTERS, day: 'hoje' } as const;

const portal: Portal = {
  contract: CONTRACT_VERSION,
  session: createSessionStore({ phase: 'signed-out' }),
  toasts: createToastStore(),
  supabase: () => Promise.resolve({ rpc: () => new Promise(() => undefined) } as unknown as PortalClient),
  signOut: () => Promise.resolve(true),
  refreshAccount: () => Promise.resolve(),
};

function Shown() {
  const { data, isPlaceholderData } = useDirectory(TODAY, true);
  return <p>{data && !isPlaceholderData ? 'do servidor' : 'de outro dia'}</p>;
}

function tree() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const { key } = directoryReads(TODAY, new Date(SERVED_AT)).found;
  queries.setQueryData(key, { pages: [], pageParams: [null] });
  return (
    <PortalProvider portal={portal}>
      <ServedProvider served={{ origin: 'https://portal.example', at: SERVED_AT, queries: [] }}>
        <QueryClientProvider client={queries}>
          <Shown />
        </QueryClientProvider>
      </ServedProvider>
    </PortalProvider>
  );
}

it("is hydrated with the server's day, and shows the present one afterwards", async () => {
  expect(renderToString(tree())).toContain('do servidor');
  render(tree());
  expect(await screen.findByText('de outro dia')).toBeInTheDocument();
});
