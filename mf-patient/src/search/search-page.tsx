import { useEffect, useRef } from 'react';
import { useLocation } from 'shared-portal/router';
import { PageLayout } from 'shared-ui/page-layout';
import { rememberSearch } from '../parts/last-search';
import { copy } from './copy';
import { ResultHeading } from './result-heading';
import { ResultList } from './result-list';
import { SearchForm } from './search-form';
import { NO_FILTERS, useSearchFilters } from './search-filters';

export function SearchPage() {
  const [filters, change] = useSearchFilters();
  const { search } = useLocation();
  useEffect(() => rememberSearch(search), [search]);
  const name = useRef<HTMLInputElement>(null);
  const clear = () => {
    change(NO_FILTERS);
    // The clicked button disappears; the next search starts here.
    name.current?.focus();
  };
  return (
    <PageLayout title={copy.title} subtitle={copy.subtitle}>
      <SearchForm ref={name} filters={filters} onChange={change} />
      <ResultHeading filters={filters} onClear={clear} />
      <ResultList filters={filters} onClear={clear} />
    </PageLayout>
  );
}
