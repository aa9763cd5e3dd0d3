import { Bookmark, Plus, RotateCw, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'shared-portal/router';
import { Button } from 'shared-ui/button';
import { Allowed } from '../../parts/team/allowed';
import { Chips } from '../../parts/chips/chips';
import { copy } from './copy';
import { MOST_VIEWS, viewOf } from './saved-views';
import { useChargeCounts } from './use-charge-counts';
import { useMovedViews, useViews } from './use-views';

const SaveViewDialog = lazy(async () => ({ default: (await import('./save-view-dialog')).SaveViewDialog }));
const DeleteViewDialog = lazy(async () => ({
  default: (await import('./delete-view-dialog')).DeleteViewDialog,
}));

const PRESETS = [
  { name: copy.views.all, query: '' },
  { name: copy.views.toRefund, query: 'estado=refund_due&sempre=', count: 'refund_due' },
  { name: copy.views.unproven, query: 'sempre=&meio=unproven', count: 'unproven' },
  { name: copy.views.expiredToday, query: 'estado=expired&hoje=', count: 'expired_today' },
] as const;

/** The presets and the views that the team saved. */
export function ViewBar() {
  const [params, setParams] = useSearchParams();
  const counts = useChargeCounts();
  const views = useViews();
  useMovedViews();
  const [asked, setAsked] = useState<'save' | 'delete' | null>(null);
  const close = () => setAsked(null);
  const current = viewOf(params);
  const saved = views.data ?? [];
  const own = saved.find(({ query }) => query === current);
  const isKnown = own !== undefined || PRESETS.some(({ query }) => query === current);
  const canSave = views.data !== undefined && saved.length < MOST_VIEWS && !isKnown;
  const show = (query: string) => ({
    isCurrent: query === current,
    onSelect: () => setParams(new URLSearchParams(query)),
  });
  return (
    <Chips
      label={copy.views.label}
      chips={[
        ...PRESETS.map((preset) => ({
          key: preset.query,
          label: preset.name,
          count:
            'count' in preset ? { data: counts.data?.[preset.count], isError: counts.isError } : undefined,
          ...show(preset.query),
        })),
        ...saved.map(({ id, name, query }) => ({
          key: id,
          label: name,
          icon: <Bookmark aria-hidden="true" />,
          ...show(query),
        })),
      ]}
    >
      {views.data === undefined && views.isError && (
        <Button
          variant="text"
          size="sm"
          icon={<RotateCw aria-hidden="true" />}
          loading={views.isFetching}
          onClick={() => void views.refetch()}
        >
          {copy.views.failed}
        </Button>
      )}
      <Allowed to="money.decide">
        {canSave && (
          <Button
            variant="text"
            size="sm"
            icon={<Plus aria-hidden="true" />}
            onClick={() => setAsked('save')}
          >
            {copy.views.save}
          </Button>
        )}
        {own && (
          <Button
            variant="text"
            size="sm"
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => setAsked('delete')}
          >
            {copy.views.remove}
          </Button>
        )}
      </Allowed>
      <Suspense fallback={null}>
        {asked === 'save' && <SaveViewDialog query={current} presets={PRESETS} onClose={close} />}
        {asked === 'delete' && own && <DeleteViewDialog view={own} onClose={close} />}
      </Suspense>
    </Chips>
  );
}
