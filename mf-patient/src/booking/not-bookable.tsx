import { lastSearch } from '../parts/last-search';
import { Refusal } from '../parts/refusal';
import { copy } from './copy';

interface ReasonProps {
  readonly title: string;
  readonly text: string;
}

/** Shown if this professional cannot be booked; links to the search. */
export const NotBookable = (reason: ReasonProps) => (
  <Refusal {...reason} way={{ to: lastSearch(), label: copy.toSearch }} />
);

/** Shown if this consultation cannot be moved; links to the appointments. */
export const NotMovable = (reason: ReasonProps) => <Refusal {...reason} />;
