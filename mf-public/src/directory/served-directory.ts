import type { ServedHead } from 'shared-portal/contract';
import { deploymentRead } from 'shared-data/deployment';
import { publicInfiniteQuery, publicQuery } from 'shared-data/query';
import { leaveToBrowser, type ServedScreen } from '../served-screen';
import { collectionPage } from '../structured-data';
import { copy } from './copy';
import { filtersFrom, NO_FILTERS, PARAMS, paramsOf, type DirectoryFilters } from './directory-filters';
import { directoryReads, hasWish } from './use-directory';

const PATH = '/profissionais';

/** The directory on the server. */
export const servedDirectory: ServedScreen = {
  routes: [{ path: PATH, query: Object.values(PARAMS) }],
  async load(queries, client, { searchParams, origin }, now) {
    const filters = filtersFrom(searchParams);
    const reads = directoryReads(filters, new Date(now));
    const [found] = await Promise.all([
      queries.infiniteQuery(publicInfiniteQuery(client, reads.found)),
      hasWish(filters) ? null : queries.query(publicQuery(client, reads.count)).catch(leaveToBrowser),
      queries.query(publicQuery(client, deploymentRead)).catch(leaveToBrowser),
    ]);
    const shown = found.pages.flat();
    return {
      status: 200,
      head: headOf(filters, shown.length === 0, origin),
      tags: shown.map(({ userId }) => `professional-${userId}`),
    };
  },
};

/** Each specialty is a page for search engines; other filters are not. */
function headOf(filters: DirectoryFilters, isEmpty: boolean, origin: string): ServedHead {
  const { specialty } = filters;
  const query = paramsOf({ ...NO_FILTERS, specialty }).toString();
  const canonical = query ? `${PATH}?${query}` : PATH;
  const label = copy.specialties.find(({ value }) => value === specialty)?.label;
  const isFiltered = paramsOf({ ...filters, specialty: null }).size > 0;
  return {
    title: label ? `${copy.title}: ${label}` : copy.title,
    description: label ? `${label}. ${copy.subtitle}` : copy.subtitle,
    canonical,
    isIndexed: !isFiltered && !isEmpty,
    type: 'website',
    image: null,
    structuredData: [collectionPage(copy.title, origin + canonical)],
  };
}
