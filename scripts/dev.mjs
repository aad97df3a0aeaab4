/** `npm run dev`: like start, from the sources; the pages reload hot, the server restarts when its sources change. */
import { spawn } from 'node:child_process'
import { binOf, ensureInstalled, root } from './prepare.mjs'

ensureInstalled()
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
