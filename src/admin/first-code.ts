/** Asks for the code of the screen at the address as the first thing, since react-admin does so only when it knows the session. */

import { addressedScreen } from './early/addressed-screen'
import { loadBlockEditor } from './editor/load-block-editor'
import { loadArticleCreate, loadArticleEdit, loadOverview } from './loaders'

// A failure shows when the screen asks for its code.
const ignore = () => {}

function start() {
  const [screen, id, ...more] = addressedScreen()
  if (!screen) loadOverview().catch(ignore)
  if (screen !== 'articles' || id === undefined || more.length > 0) return
  const form = id === 'create' ? loadArticleCreate() : loadArticleEdit()
  form.catch(ignore)
  loadBlockEditor().catch(ignore)
}

start()
