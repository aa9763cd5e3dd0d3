import { useSearchParams } from 'shared-portal/router';
import { usePage } from '../parts/paging/use-page';
import { PageLayout } from 'shared-ui/page-layout';
import { ApplicationList } from './application-list';
import { ApplicationSearch } from './application-search';
import { copy } from './copy';

export function ApprovalsPage() {
  const [params, setParams] = useSearchParams();
  const [page, goTo] = usePage();
  const search = params.get('busca') ?? '';
  const find = (text: string) => setParams(text ? { busca: text } : {}, { replace: true });
  return (
    <PageLayout width="fluid" title={copy.title} subtitle={copy.subtitle}>
      <ApplicationSearch search={search} onSearch={find} />
      <ApplicationList search={search} page={page} onPage={goTo} onClear={() => find('')} />
    </PageLayout>
  );
}
