import { useDocumentTitle } from 'shared-ui/page-layout';
import { useLocation } from 'shared-portal/router';
import { isAddressOf, type RouteTable } from 'shared-portal/routes';
import { useRouteTable } from '../page/use-route';

/** The document's title while an area loads, from its manifest; the screen then sets its own. */
export function TitleMeanwhile() {
  const { pathname } = useLocation();
  const title = titleAt(useRouteTable(), pathname);
  return title ? <Title text={title} /> : null;
}

const titleAt = ({ areas }: RouteTable, pathname: string) =>
  areas.flatMap(({ routes }) => routes).find(({ path }) => isAddressOf(path, pathname))?.title;

function Title({ text }: { readonly text: string }) {
  useDocumentTitle(text);
  return null;
}
