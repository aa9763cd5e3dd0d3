import { createRoot } from 'react-dom/client';
import { forgetLocalArea, readLocalArea, takeFromAddress } from '../remotes/local-area';
import { LocalAreaBanner } from './local-area-banner';

/**
 * Lets a developer replace one area by a local build, in a portal built for developers (`npm run release --
 * publish shell --developers`). Production builds contain nothing of this folder.
 */
export function startDeveloping(root: HTMLElement, page: Pick<Location, 'reload'> = location): void {
  takeFromAddress();
  const area = readLocalArea();
  if (!area) return;
  // The prerendered HTML is the published area's.
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
