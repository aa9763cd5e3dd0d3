import { EMERGENCY_LINES, telephoneLink } from 'shared-domain/emergency';
import { Link } from 'shared-portal/router';
import { classNames } from '../class-names';
import { LogoLink } from '../logo';
import { copy } from './copy';
import styles from './site-footer.module.css';

const { about, columns, crisis, notice, copyright } = copy.landing;

/** The landing page's footer: site map and emergency numbers. */
export function LandingFooter() {
  return (
    <footer className={styles.landing}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={classNames(styles.about, styles.wide)}>
            <LogoLink />
            <p>{about}</p>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <EmergencyLines />
        </div>
        <div className={styles.legal}>
          {notice && <span>{notice}</span>}
          <span>{copyright}</span>
        </div>
      </div>
    </footer>
  );
}

function EmergencyLines() {
  return (
    <div className={classNames(styles.crisis, styles.wide)}>
      <strong>{crisis.title}</strong>
      <p>{crisis.text}</p>
      <ul>
        {EMERGENCY_LINES.map((line) => (
          <li key={line.number}>
            <a href={telephoneLink(line)}>
              <span className={styles.number}>{line.number}</span>
              {[line.name, line.purpose].filter(Boolean).join(', ')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
