import type { ReactNode } from 'react';
import { Assurances } from './assurances';
import styles from './benefits.module.css';
import { copy } from './copy';
import { Verified } from './illustrations/verified';
import { VideoCall } from './illustrations/video-call';
import { Week } from './illustrations/week';
import sections from './section.module.css';

export function Benefits() {
  const { title, verified, online, flexible } = copy.benefits;
  return (
    <section className={`wrap ${sections.section}`}>
      <div className={sections.heading}>
        <h2 className={sections.title}>{title}</h2>
      </div>
      <ul className={`${sections.threes} ${styles.benefits}`}>
        <Benefit picture={<Verified />} {...verified} />
        <Benefit picture={<VideoCall />} {...online} />
        <Benefit picture={<Week />} {...flexible} />
      </ul>
      <Assurances />
    </section>
  );
}

interface BenefitProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
}

function Benefit({ picture, title, text }: BenefitProps) {
  return (
    <li className={styles.benefit}>
      {picture}
      <h3 className={styles.title}>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
