import { sharedPhoto } from 'shared-domain/photo';
import { isUuid } from 'shared-domain/uuid';
import type { ServedHead } from 'shared-portal/contract';
import { deploymentRead } from 'shared-data/deployment';
import { publicQuery } from 'shared-data/query';
import { publicProfileCopy } from 'shared-ui/public-profile';
import { leaveToBrowser, type ServedScreen } from '../served-screen';
import { copy } from './copy';
import type { Profile } from './profile';
import { structuredProfile } from './structured-data';
import { PARAM } from './use-chosen-time';
import { profileRead } from './use-profile';

const PATH = '/professional/profile';
const DESCRIPTION_LENGTH = 160;

/** The public profile on the server. */
export const servedProfile: ServedScreen = {
  routes: [`${PATH}/:id`, `${PATH}-public/:id`].map((path) => ({ path, query: [PARAM] })),
  async load(queries, client, { pathname, origin }) {
    const id = pathname.split('/').at(-1) ?? '';
    const [profile] = await Promise.all([
      queries.query(publicQuery(client, profileRead(id))),
      queries.query(publicQuery(client, deploymentRead)).catch(leaveToBrowser),
    ]);
    const tags = isUuid(id) ? [`professional-${id.toLowerCase()}`] : [];
    if (!profile) return { status: 404, head: unknownHead(`${PATH}/${id}`), tags };
    return { status: 200, head: headOf(profile, origin), tags };
  },
};

function headOf(profile: Profile, origin: string): ServedHead {
  const { userId, name, title, place, photoUrl } = profile;
  const canonical = `${PATH}/${userId}`;
  return {
    title: `${name}, ${publicProfileCopy.work(title, place)}`,
    description: descriptionOf(profile),
    canonical,
    isIndexed: true,
    type: 'profile',
    image: sharedPhoto(photoUrl, origin),
    structuredData: [structuredProfile(profile, origin + canonical)],
  };
}

const unknownHead = (canonical: string): ServedHead => ({
  title: copy.unknownTitle,
  description: copy.unknownText,
  canonical,
  isIndexed: false,
  type: 'website',
  image: null,
  structuredData: [],
});

/** Without a price, as the professional code demands. */
function descriptionOf({ title, place, registration, topics, headline, bio }: Profile): string {
  const facts = `${publicProfileCopy.work(title, place)}, ${registration}. ${topics.join(', ')}.`;
  return shortened([facts, headline && `${headline}.`, bio].filter(Boolean).join(' ').replace(/\s+/g, ' '));
}

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}
