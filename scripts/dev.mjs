/** `npm run dev`: like start, but from the sources: pages update in place, and the server restarts on a change. */
import { spawn } from 'node:child_process'
import { binOf, ensureInstalled, loadSettings, root } from './prepare.mjs'

loadSettings()
await ensureInstalled()
const watched = ['src/server/**', 'src/shared/**', 'demo/**'].flatMap((glob) => ['--include', glob])
const child = spawn(
  process.execPath,
  [binOf('tsx'), 'watch', '--clear-screen=false', ...watched, 'src/server/main.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  },
)
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 0))
