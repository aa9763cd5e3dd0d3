import { useState } from 'react';
import * as area from 'isolated-area/start';
import type { Portal } from 'shared-portal/contract';
import { PortalProvider } from 'shared-portal/portal';
import { Toaster } from 'shared-ui/toaster';
import { AreaPlace } from './area-place';
import type { Choice, NamedScenario } from './choice';
import { copy } from './copy';
import { FrameHeader } from './frame-header';
import { Panel } from './panel';
import styles from './workbench.module.css';

interface WorkbenchProps {
  readonly portal: Portal;
  readonly scenarios: readonly NamedScenario[];
  readonly choice: Choice;
}

/** An area alone in the browser, with all its scenarios. Looks like a tool, not like the product. */
export function Workbench({ portal, scenarios, choice }: WorkbenchProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <div className={styles.bench}>
      <section className={styles.bar} aria-label={copy.bench}>
        <span className={styles.lamp} aria-hidden="true" />
        <b>{area.name}</b>
        <span className={styles.wide}>{copy.subtitle}</span>
        <span
          className={styles.current}
        >{`${choice.scenario.id}, ${copy.people[choice.settings.person]}`}</span>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? copy.fold : copy.unfold}
        </button>
      </section>
      <div className={styles.body}>
        <div>
          <FrameHeader portal={portal} />
          <AreaPlace portal={portal} home={choice.scenario.path} />
        </div>
        {isOpen && <Panel scenarios={scenarios} choice={choice} />}
      </div>
      <PortalProvider portal={portal}>
        <Toaster />
      </PortalProvider>
    </div>
  );
}
