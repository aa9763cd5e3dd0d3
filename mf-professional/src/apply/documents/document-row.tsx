import { Progress } from 'antd';
import { CircleAlert, FileText, Image, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatFileSize } from 'shared-domain/file-size';
import { Button, IconButton } from 'shared-ui/button';
import { Disc } from 'shared-ui/disc';
import { copy } from '../copy';
import type { StoredDocument } from '../draft';
import styles from './document-row.module.css';
import { isPdf, problemText } from './problem-text';
import { mayRetry, type Upload } from './upload';

const words = copy.documents;

/** Maximum length of a file name in a button's accessible label. */
const SPOKEN_LENGTH = 60;
const spoken = (name: string) => (name.length > SPOKEN_LENGTH ? `${name.slice(0, SPOKEN_LENGTH)}…` : name);

const iconOf = (name: string) =>
  isPdf(name) ? <FileText aria-hidden="true" /> : <Image aria-hidden="true" />;

interface StoredRowProps {
  readonly document: StoredDocument;
  readonly onRemove: () => void;
}

export function StoredRow({ document: { name, size }, onRemove }: StoredRowProps) {
  return (
    <Row name={name} icon={iconOf(name)} action={<RemoveButton name={name} onPress={onRemove} />}>
      <span className={styles.facts}>
        {size !== null && `${formatFileSize(size)}, `}
        {words.stored}
      </span>
    </Row>
  );
}

interface UploadRowProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

export function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const { name, file, state } = upload;
  const size = formatFileSize(file.size);
  if (state.kind === 'faulty') {
    return (
      <Row
        name={name}
        faulty
        icon={<CircleAlert aria-hidden="true" />}
        action={<RemoveButton name={name} onPress={onRemove} />}
      >
        <span className={styles.fault}>
          {state.problem === 'too-large' && `${size}. `}
          {problemText(state.problem, name)}
        </span>
        {mayRetry(state.problem) && (
          <Button variant="outline" size="sm" aria-label={words.retryLabel(spoken(name))} onClick={onRetry}>
            {words.retry}
          </Button>
        )}
      </Row>
    );
  }
  const percent = state.kind === 'sending' ? state.percent : 100;
  return (
    <Row
      name={name}
      icon={iconOf(name)}
      action={
        <IconButton label={words.cancel(spoken(name))} icon={<X aria-hidden="true" />} onClick={onRemove} />
      }
    >
      <span className={styles.facts}>
        {size}, {state.kind === 'sending' ? words.sending(percent) : words.checking}
      </span>
      <Progress
        percent={percent}
        showInfo={false}
        status="normal"
        size="small"
        aria-label={words.progress(spoken(name))}
      />
    </Row>
  );
}

interface RowProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly faulty?: boolean;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

function Row({ name, icon, faulty, action, children }: RowProps) {
  return (
    <li className={styles.row}>
      <Disc tone={faulty ? 'danger' : 'brand'}>{icon}</Disc>
      <div className={styles.words}>
        <b>
          <bdi>{name}</bdi>
        </b>
        {children}
      </div>
      {action}
    </li>
  );
}

function RemoveButton({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  return (
    <IconButton label={words.remove(spoken(name))} icon={<Trash2 aria-hidden="true" />} onClick={onPress} />
  );
}
