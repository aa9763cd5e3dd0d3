import { PageLayout } from 'shared-ui/page-layout';
import { usePage } from '../parts/paging/use-page';
import { Tabs } from '../parts/tabs';
import { useListParams } from '../parts/use-list-params';
import { ApplicationList } from './application-list';
import { ApplicationSearch } from './application-search';
import { copy } from './copy';
import { copy as professionals } from './professionals/copy';
import { ProfessionalsPanel } from './professionals/professionals-panel';
import { addressOf, STANDINGS, standingFrom, viewOf } from './professionals/standing';

/** Who asks to work here, and under other tabs who does and who was suspended. */
export function ApprovalsPage() {
  const [params, setFilters] = useListParams();
  const [page, goTo] = usePage();
  const standing = standingFrom(params);
  const search = params.get('busca') ?? '';
  const find = (text: string) =>
    setFilters(
      new URLSearchParams({ ...(standing && { aba: viewOf(standing) }), ...(text && { busca: text }) }),
    );
  return (
    <PageLayout
      width="fluid"
      title={copy.title}
      subtitle={standing ? professionals.standings[standing].lead : copy.subtitle}
    >
      <Tabs
        label={copy.tabs}
        tabs={[
          { to: addressOf(null), label: copy.applications, current: standing === null },
          ...STANDINGS.map((known) => ({
            to: addressOf(known),
            label: professionals.standings[known].tab,
            current: known === standing,
          })),
        ]}
      />
      {standing ? (
        <ProfessionalsPanel
          key={standing}
          standing={standing}
          search={search}
          page={page}
          onPage={goTo}
          onSearch={find}
        />
      ) : (
        <>
          <ApplicationSearch search={search} onSearch={find} />
          <ApplicationList search={search} page={page} onPage={goTo} onClear={() => find('')} />
        </>
      )}
    </PageLayout>
  );
}
