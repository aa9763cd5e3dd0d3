import { ChevronRight, Phone } from 'lucide-react';
import { EMERGENCY_LINES, telephoneLink } from 'shared-domain/emergency';
import { Card } from 'shared-ui/card';
import { Disc } from 'shared-ui/disc';
import { copy } from './copy';
import styles from './emergency-card.module.css';

const { title, text, lines } = copy.help;

/** Numbers that answer around the clock, unlike the form. */
export function EmergencyCard() {
  return (
    <Card as="section" tone="warm" className={styles.card}>
      <h2>{title}</h2>
      <p>{text}</p>
      <nav className={styles.lines} aria-label={lines}>
        {EMERGENCY_LINES.map((line) => (
          <a key={line.number} href={telephoneLink(line)}>
            <Disc tone="surface">
              <Phone />
            </Disc>
            <span>
              <b>{line.number}</b>
              <small>{[line.name, line.purpose].filter(Boolean).join(', ')}</small>
            </span>
            <ChevronRight aria-hidden="true" />
          </a>
        ))}
      </nav>
    </Card>
  );
}
