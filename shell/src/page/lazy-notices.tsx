import { useLoaded } from './use-loaded';

const loadNotices = async () => (await import('./notices')).Notices;

const loadAfterPage = async () => {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done));
  return loadNotices();
};

interface LazyNoticesProps {
  /** Of the landing page alone it is not: there nothing else has to be said, and it shows itself first. */
  readonly early: boolean;
}

/** Toasts and the banner of the connection, loaded while there is one. */
export function LazyNotices({ early }: LazyNoticesProps) {
  const notices = useLoaded(early ? loadNotices : loadAfterPage, true);
  return notices && <notices.Component />;
}
