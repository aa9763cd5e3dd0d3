import { useRef } from 'react';
import { PageLayout } from 'shared-ui/page-layout';
import { QueryProvider } from 'shared-data/query';
import { copy } from './copy';
import { NO_FILTERS, useDirectoryFilters } from './directory-filters';
import { DirectoryForm } from './directory-form';
import { DirectoryResults } from './directory-results';

/** Public directory of bookable professionals, at `/profissionais`. */
export function DirectoryPage() {
  return (
    <QueryProvider>
      <Directory />
    </QueryProvider>
  );
}

function Directory() {
  const { filters, isKnown, change } = useDirectoryFilters();
  const search = useRef<HTMLInputElement>(null);
  const clear = () => {
    change(NO_FILTERS);
    // The clicked button disappears; the next search starts here.
    search.current?.focus();
  };
  return (
    <PageLayout title={copy.title} subtitle={copy.subtitle}>
      <DirectoryForm ref={search} filters={filters} onChange={change} />
      <DirectoryResults filters={filters} wanted={isKnown} onClear={clear} />
    </PageLayout>
  );
}
