import { Button } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';

interface NoMatchProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** Label of the button that clears search and filters. */
  readonly clear: string;
  readonly onClear: () => void;
}

/** Empty state of a filtered list, with a link to the whole list. */
export function NoMatch({ title, text, clear, onClear }: NoMatchProps) {
  return (
    <EmptyPanel
      card
      title={title}
      text={text}
      action={
        <Button variant="outline" onClick={onClear}>
          {clear}
        </Button>
      }
    />
  );
}
