import { PageLayout } from 'shared-ui/page-layout';
import { PLANNED, type PlannedPath } from '../parts/planned/planned';
import { PlannedCard } from '../parts/planned/planned-card';

/** Page of a planned feature, with its description and a link back. */
export function PlaceholderPage({ path }: { readonly path: PlannedPath }) {
  return (
    <PageLayout width="fluid" title={PLANNED[path].title}>
      <PlannedCard path={path} />
    </PageLayout>
  );
}
