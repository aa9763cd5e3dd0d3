import { Chips } from '../parts/chips/chips';
import { useApplicationCounts, type ApplicationCounts } from '../parts/use-application-counts';
import { APPLICATION_VIEWS, type ApplicationView } from './application-address';
import { copy } from './copy';

interface ApplicationViewsProps {
  readonly view: ApplicationView;
  readonly onView: (view: ApplicationView) => void;
}

const countOf = (view: ApplicationView, counts: ApplicationCounts | undefined) =>
  view === 'all' ? counts?.total : counts?.[view];

/** The statuses of applications, each with how many there are. */
export function ApplicationViews({ view, onView }: ApplicationViewsProps) {
  const { data, isError } = useApplicationCounts();
  return (
    <Chips
      label={copy.views}
      chips={APPLICATION_VIEWS.map((name) => ({
        key: name,
        label: copy.viewNames[name],
        count: { data: countOf(name, data), isError },
        isCurrent: name === view,
        onSelect: () => onView(name),
      }))}
    />
  );
}
