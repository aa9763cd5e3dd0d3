import { useDocumentTitle } from 'shared-ui/page-layout';
import { Benefits } from './benefits';
import { copy } from './copy';
import { Hero } from './hero';
import { Impact } from './impact';
import { SampleProfessionals } from './sample-professionals';
import { StartBanner } from './start-banner';

/** Landing page at `/`. Its figures and people are static and shown in a demo only. */
export function LandingPage() {
  useDocumentTitle(copy.documentTitle);
  return (
    <>
      <Hero />
      <SampleProfessionals />
      <Benefits />
      <StartBanner />
      <Impact />
    </>
  );
}
