import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { CommandError } from '../config/command-error'

/** Asks on the terminal, without showing what is typed. */
function ask(question: string) {
  process.stderr.write(question)
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: hidden, terminal: true })
  return new Promise<string>((resolve, reject) => {
    terminal.on('SIGINT', () => reject(new CommandError('Interrupted')))
    terminal.question('', (answer) => {
      terminal.close()
      process.stderr.write('\n')
      resolve(answer)
    })
  })
}

/** A password from standard input: typed twice on a terminal, else the first line of what is piped in. */
export async function readPassword() {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? ''
  const password = await ask('Password: ')
  if ((await ask('Repeat it: ')) !== password) throw new CommandError('The two passwords differ.')
  return password
}
