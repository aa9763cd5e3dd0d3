import { useLoaded } from './use-loaded';

const loadNotices = async () => (await import('./notices')).Notices;

const loadAfterPage = async () => {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done));
  return loadNotices();
};

interface LazyNoticesProps {
  /** Not on the landing page, which shows nothing else and should render first. */
  readonly early: boolean;
}

/** Toasts and the connection banner, loaded when needed. */
export function LazyNotices({ early }: LazyNoticesProps) {
  const notices = useLoaded(early ? loadNotices : loadAfterPage, true);
  return notices && <notices.Component />;
}
