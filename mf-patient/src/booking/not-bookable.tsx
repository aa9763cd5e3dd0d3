import { lastSearch } from '../parts/last-search';
import { Refusal } from '../parts/refusal';
import { copy } from './copy';

interface ReasonProps {
  readonly title: string;
  readonly text: string;
}

/** This professional cannot be booked: back to those who can. */
export const NotBookable = (reason: ReasonProps) => (
  <Refusal {...reason} way={{ to: lastSearch(), label: copy.toSearch }} />
);

/** This consultation cannot be moved: back to the others. */
export const NotMovable = (reason: ReasonProps) => <Refusal {...reason} />;
