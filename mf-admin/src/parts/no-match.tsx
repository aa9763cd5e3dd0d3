import { Button } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';

interface NoMatchProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** What the button is called that takes search and filters away. */
  readonly clear: string;
  readonly onClear: () => void;
}

/** Nothing in a list fits the search or the filters, and the way back to all of it. */
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
