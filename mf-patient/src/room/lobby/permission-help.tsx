import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Segmented } from 'shared-ui/field';
import { devicesCopy } from '../devices-copy';
import { permissionCopy } from './copy';
import styles from './permission-help.module.css';
import type { Asking } from './use-asking';

const words = permissionCopy;

type System = keyof typeof words.steps;

const SYSTEMS: readonly { readonly value: System; readonly label: string }[] = [
  { value: 'computer', label: words.computer },
  { value: 'iphone', label: 'iPhone' },
  { value: 'android', label: 'Android' },
];

const systemOf = (userAgent: string): System => {
  if (/iPhone|iPad/.test(userAgent)) return 'iphone';
  return userAgent.includes('Android') ? 'android' : 'computer';
};

interface PermissionHelpProps {
  readonly denied: NonNullable<Asking['denied']>;
  readonly asking: Asking;
}

/** How to allow camera and microphone again, for the user's own system first. */
export function PermissionHelp({ denied, asking }: PermissionHelpProps) {
  const [system, setSystem] = useState(() => systemOf(navigator.userAgent));
  return (
    <Card as="section" aria-labelledby="permissao" className={styles.help}>
      <div role="alert">
        <h2 id="permissao">{words.title}</h2>
        <p>{words.text[denied]}</p>
      </div>
      <Segmented label={words.systems} options={SYSTEMS} value={system} onValueChange={setSystem} />
      <ol className={styles.steps}>
        {words.steps[system].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button
        variant="primary"
        icon={<RotateCw aria-hidden="true" />}
        loading={asking.isAsking}
        onClick={() => void asking.ask()}
      >
        {devicesCopy.again}
      </Button>
    </Card>
  );
}
