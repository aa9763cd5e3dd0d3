import { privacyPolicy } from './privacy-policy';
import { termsOfUse } from './terms-of-use';

/** In tab order; the first is shown at `/legal`. */
export const DOCUMENTS = [privacyPolicy, termsOfUse] as const;
