import { Phone } from 'lucide-react';
import { EMERGENCY_LINES, telephoneLink } from 'shared-domain/emergency';
import { ButtonAnchor } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { afterCopy } from './copy';
import styles from './after-page.module.css';

const words = afterCopy;

/** Where to call if it gets hard afterwards. */
export function HelpCard({ name }: { readonly name: string }) {
  return (
    <Card as="section" tone="warm" aria-labelledby="ajuda" className={styles.card}>
      <h2 id="ajuda">{words.helpTitle}</h2>
      <p>{words.helpText(name)}</p>
      <ul className={styles.lines}>
        {EMERGENCY_LINES.map((line) => (
          <li key={line.number}>
            <ButtonAnchor variant="outline" href={telephoneLink(line)} icon={<Phone aria-hidden="true" />}>
              {line.number} {line.name}
            </ButtonAnchor>
          </li>
        ))}
      </ul>
    </Card>
  );
}
