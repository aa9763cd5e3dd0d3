import { CalendarPlus, ChevronRight, MessagesSquare, Phone } from 'lucide-react';
import { unreadIn, useConversations } from 'shared-data/conversations';
import { EMERGENCY_LINES, telephoneLink } from 'shared-domain/emergency';
import { Link } from 'shared-portal/router';
import { Card } from 'shared-ui/card';
import { conversationsCopy } from 'shared-ui/conversations';
import { NOT_COUNTED } from 'shared-ui/count';
import { Disc } from 'shared-ui/disc';
import { copy } from './copy';
import styles from './quick-actions.module.css';

/** New booking, conversations, emergency numbers. */
export function QuickActions() {
  const [line, ...otherLines] = EMERGENCY_LINES;
  const conversations = useConversations('patient');
  const known = conversations.data;
  return (
    <Card>
      <h2 className={styles.title}>{copy.quick}</h2>
      <nav className={styles.list} aria-label={copy.quick}>
        <Link to="/patient/search">
          <Disc>
            <CalendarPlus />
          </Disc>
          {copy.newBooking}
          <ChevronRight aria-hidden="true" />
        </Link>
        <Link to="/patient/mensagens">
          <Disc>
            <MessagesSquare />
          </Disc>
          <span>
            {conversationsCopy.title}
            <small>
              {conversations.isError && !known && NOT_COUNTED}
              {known && conversationsCopy.hint(known.length, unreadIn(known), conversations.hasNextPage)}
            </small>
          </span>
          <ChevronRight aria-hidden="true" />
        </Link>
        <a href={telephoneLink(line)}>
          <Disc tone="warm">
            <Phone />
          </Disc>
          <span>
            {copy.emergency}
            <small>{copy.emergencyHint(line)}</small>
          </span>
          <ChevronRight aria-hidden="true" />
        </a>
      </nav>
      <p className={styles.lines}>
        {otherLines.map((other) => (
          <a key={other.number} href={telephoneLink(other)}>
            {`${other.name} ${other.number}`}
          </a>
        ))}
      </p>
    </Card>
  );
}
