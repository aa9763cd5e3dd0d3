import { Button } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';
import { copy } from './copy';
import { FIRST_PAGE, type Page } from './page';

interface EmptiedPageProps {
  readonly card: boolean | undefined;
  readonly onPage: (page: Page) => void;
}

/** A page in the middle of a list whose rows are gone, with a link back. */
export function EmptiedPage({ card, onPage }: EmptiedPageProps) {
  return (
    <EmptyPanel
      card={card}
      title={copy.emptied}
      text={copy.emptiedText}
      action={
        <Button variant="outline" onClick={() => onPage(FIRST_PAGE)}>
          {copy.toFirst}
        </Button>
      }
    />
  );
}
