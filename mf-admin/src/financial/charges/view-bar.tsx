import { Bookmark, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'shared-portal/router';
import { useToast } from 'shared-portal/portal';
import { Button } from 'shared-ui/button';
import { Chips } from '../../parts/chips/chips';
import { copy } from './copy';
import { MOST_VIEWS, viewOf, type View } from './saved-views';
import { useViews } from './use-views';

const SaveViewDialog = lazy(async () => ({ default: (await import('./save-view-dialog')).SaveViewDialog }));

const PRESETS: readonly View[] = [
  { name: copy.views.all, query: '' },
  { name: copy.views.toRefund, query: 'estado=refund_due&sempre=' },
  { name: copy.views.unproven, query: 'sempre=&meio=unproven' },
];

/** Filters by their names: those of everyone, and the user's own. */
export function ViewBar() {
  const [params, setParams] = useSearchParams();
  const { views, save, remove } = useViews();
  const [isNaming, setNaming] = useState(false);
  const toast = useToast();
  const current = viewOf(params);
  const all = [...PRESETS, ...views];
  const isSaved = views.some(({ query }) => query === current);
  const canSave = views.length < MOST_VIEWS && all.every(({ query }) => query !== current);
  return (
    <Chips
      label={copy.views.label}
      chips={all.map(({ name, query }, place) => ({
        key: query,
        label: name,
        icon: place >= PRESETS.length && <Bookmark aria-hidden="true" />,
        isCurrent: query === current,
        onSelect: () => setParams(new URLSearchParams(query)),
      }))}
    >
      {canSave && (
        <Button variant="text" size="sm" icon={<Plus aria-hidden="true" />} onClick={() => setNaming(true)}>
          {copy.views.save}
        </Button>
      )}
      {isSaved && (
        <Button
          variant="text"
          size="sm"
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => {
            remove(current);
            toast({ kind: 'success', title: copy.views.removed });
          }}
        >
          {copy.views.remove}
        </Button>
      )}
      {isNaming && (
        <Suspense fallback={null}>
          <SaveViewDialog
            taken={all.map(({ name }) => name)}
            onSave={(name) => {
              save({ name, query: current });
              setNaming(false);
            }}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      )}
    </Chips>
  );
}
