import { Download, Share2 } from 'lucide-react';
import { Button } from 'shared-ui/button';
import { CopyCode } from 'shared-ui/copy-code';
import { QrCode, qrSvg } from 'shared-ui/qr-code';
import { saveFile } from 'shared-data/save-file';
import { copy } from './copy';
import { Section } from './section';
import styles from './share-card.module.css';

const words = copy.share;

interface ShareCardProps {
  readonly userId: string;
  readonly name: string;
}

/** Address and QR code of the public page. */
export function ShareCard({ userId, name }: ShareCardProps) {
  const address = `${window.location.origin}/professional/profile/${userId}`;
  return (
    <Section title={words.title}>
      <div className={styles.code}>
        <QrCode code={address} label={words.qr} />
        <p>{words.text}</p>
      </div>
      <CopyCode
        label={words.address}
        code={address}
        toasts={{ copied: { ...words.copied, text: address }, failed: words.failed }}
      />
      <div className={styles.buttons}>
        <Button
          variant="outline"
          size="sm"
          icon={<Download aria-hidden="true" />}
          onClick={() => saveFile(`${words.file}.svg`, [qrSvg(address)], 'image/svg+xml')}
        >
          {words.svg}
        </Button>
        {'share' in navigator && (
          <Button
            variant="text"
            size="sm"
            icon={<Share2 aria-hidden="true" />}
            // Rejects when the user closes the device's sheet.
            onClick={() => void navigator.share({ title: name, url: address }).catch(() => undefined)}
          >
            {words.send}
          </Button>
        )}
      </div>
    </Section>
  );
}
