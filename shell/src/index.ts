import 'shared-ui/tokens.css';
import 'shared-ui/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// Evaluating the libraries keeps a slow phone busy for long enough; what begins here is a task of its own. It comes in
// the same file.
setTimeout(
  () => void import(/* webpackMode: "eager" */ './start').then(({ startShell }) => startShell(root)),
);
