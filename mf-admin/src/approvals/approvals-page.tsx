import { PageLayout } from 'shared-ui/page-layout';
import { usePage } from '../parts/paging/use-page';
import { Tabs } from '../parts/tabs';
import { useListParams } from '../parts/use-list-params';
import { applicationViewFrom, viewParam } from './application-address';
import { ApplicationList } from './application-list';
import { ApplicationSearch } from './application-search';
import { ApplicationViews } from './application-views';
import { copy } from './copy';
import { copy as professionals } from './professionals/copy';
import { ProfessionalsPanel } from './professionals/professionals-panel';
import { addressOf, LISTED_STATUSES, approvalStatusFrom, viewOf } from './professionals/approval-view';

/** Applications, and on other tabs the approved and the suspended professionals. */
export function ApprovalsPage() {
  const [params, setFilters] = useListParams();
  const [page, goTo] = usePage();
  const approvalStatus = approvalStatusFrom(params);
  const search = params.get('busca') ?? '';
  const view = applicationViewFrom(params);
  const find = (text: string) =>
    setFilters(
      () =>
        new URLSearchParams({
          ...(approvalStatus ? { aba: viewOf(approvalStatus) } : viewParam(view)),
          ...(text && { busca: text }),
        }),
    );
  return (
    <PageLayout
      width="fluid"
      title={copy.title}
      subtitle={approvalStatus ? professionals.approvals[approvalStatus].lead : copy.subtitle}
    >
      <Tabs
        label={copy.tabs}
        tabs={[
          { to: addressOf(null), label: copy.applications, current: approvalStatus === null },
          ...LISTED_STATUSES.map((known) => ({
            to: addressOf(known),
            label: professionals.approvals[known].tab,
            current: known === approvalStatus,
          })),
        ]}
      >
        {approvalStatus ? (
          <ProfessionalsPanel
            key={approvalStatus}
            approvalStatus={approvalStatus}
            search={search}
            page={page}
            onPage={goTo}
            onSearch={find}
          />
        ) : (
          <>
            <ApplicationViews
              view={view}
              onView={(chosen) =>
                setFilters(
                  () => new URLSearchParams({ ...viewParam(chosen), ...(search && { busca: search }) }),
                )
              }
            />
            <ApplicationSearch search={search} onSearch={find} />
            <ApplicationList view={view} search={search} page={page} onPage={goTo} onClear={() => find('')} />
          </>
        )}
      </Tabs>
    </PageLayout>
  );
}
