import 'shared-ui/tokens.css';
import 'shared-ui/base.css';
import type { Scenario } from 'embedded-backend/scenario';
import { createRoot } from 'react-dom/client';
import { manifest } from 'isolated-area/manifest';
import { portalHistory } from 'shared-portal/history';
import { setAreaRoutes } from 'shared-portal/routes';
import { choose, namedScenarios } from './choice';
import { copy } from './copy';
import { readLastSelection, saveLastSelection } from './last-selection';
import { startPortal } from './start-area';
import { Workbench } from './workbench';
import styles from './workbench.module.css';

setAreaRoutes([manifest]);

const files = import.meta.webpackContext('isolated-area', { recursive: true, regExp: /\/scenarios\.ts$/ });
const scenarios = namedScenarios(
  Object.fromEntries(
    files.keys().map((file) => [file, files(file) as { scenarios: Readonly<Record<string, Scenario>> }]),
  ),
);

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');
const root = createRoot(element);
const say = (text: string) => root.render(<p className={styles.note}>{text}</p>);

const { pathname, search } = location;
const remembered = readLastSelection();
const choice = choose(scenarios, search, remembered);
if (!choice) say(copy.none);
else {
  const { scenario } = choice;
  const isNamed = new URLSearchParams(search).has('cenario');
  if (pathname === '/' || isNamed || remembered === null) portalHistory().navigator.replace(scenario.path);
  saveLastSelection(choice);
  say(copy.starting);
  startPortal(choice).then(
    (portal) => root.render(<Workbench portal={portal} scenarios={scenarios} choice={choice} />),
    (error: unknown) => say(`${copy.failed} ${String(error)}`),
  );
}
