import 'shared-ui/tokens.css';
import 'shared-ui/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// Evaluating the libraries already blocks a slow phone, so the start is a separate task. It is in the same
// file.
setTimeout(
  () => void import(/* webpackMode: "eager" */ './start').then(({ startShell }) => startShell(root)),
);
