import { createRoot } from 'react-dom/client';
import { forgetLocalArea, readLocalArea, takeFromAddress } from '../remotes/local-area';
import { LocalAreaBanner } from './local-area-banner';

/**
 * Lets a developer point one area at a build of their own, in a portal that was built for developers
 * (`npm run release -- publish shell --developers`). In the portal of people nothing of this folder is there.
 */
export function startDeveloping(root: HTMLElement, page: Pick<Location, 'reload'> = location): void {
  takeFromAddress();
  const area = readLocalArea();
  if (!area) return;
  // What the build has drawn is the published area's.
  delete root.dataset['prerendered'];
  root.replaceChildren();
  const place = document.createElement('div');
  root.after(place);
  const end = () => {
    forgetLocalArea();
    page.reload();
  };
  createRoot(place).render(<LocalAreaBanner area={area} onEnd={end} />);
}
