import { ButtonLink } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';
import { lastSearch } from '../parts/last-search';
import { copy } from './copy';

interface ReasonProps {
  readonly title: string;
  readonly text: string;
}

/** This professional cannot be booked: back to those who can. */
export function NotBookable({ title, text }: ReasonProps) {
  return (
    <EmptyPanel
      card
      title={title}
      text={text}
      action={
        <ButtonLink variant="primary" to={lastSearch()}>
          {copy.toSearch}
        </ButtonLink>
      }
    />
  );
}

/** This consultation cannot be moved: back to the others. */
export function NotMovable({ title, text }: ReasonProps) {
  return (
    <EmptyPanel
      card
      title={title}
      text={text}
      action={
        <ButtonLink variant="primary" to="/patient/appointments">
          {copy.toAppointments}
        </ButtonLink>
      }
    />
  );
}
