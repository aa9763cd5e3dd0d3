import { PageLayout } from 'shared-ui/page-layout';
import { QueryProvider } from 'shared-ui/query';
import { copy } from './copy';
import { NO_FILTERS, useDirectoryFilters } from './directory-filters';
import { DirectoryForm } from './directory-form';
import { DirectoryResults } from './directory-results';

/** Everybody who can be booked, for anyone to look through, at `/profissionais`. */
export function DirectoryPage() {
  return (
    <QueryProvider>
      <Directory />
    </QueryProvider>
  );
}

function Directory() {
  const { filters, isKnown, change } = useDirectoryFilters();
  return (
    <PageLayout title={copy.title} subtitle={copy.subtitle}>
      <DirectoryForm filters={filters} onChange={change} />
      <DirectoryResults filters={filters} wanted={isKnown} onClear={() => change(NO_FILTERS)} />
    </PageLayout>
  );
}
