import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'

type Done = (error?: Error | null) => void

/** What the driver of PostgreSQL takes for the socket of a connection: it leads to the engine on the other side of a port. */
export class EngineStream extends Duplex {
  readonly #port: MessagePort

  constructor(port: MessagePort) {
    super()
    this.#port = port
  }

  connect() {
    this.#port.on('message', (answer: Uint8Array) => this.push(answer))
    process.nextTick(() => this.emit('connect'))
  }

  override _read() {
    // Answers come when they are ready.
  }

  override _write(message: Uint8Array, _encoding: string, done: Done) {
    this.#send([message], done)
  }

  override _writev(messages: { chunk: Uint8Array }[], done: Done) {
    this.#send(
      messages.map(({ chunk }) => chunk),
      done,
    )
  }

  /** At once, as the engine is not to serve others between the messages of one statement. */
  #send(messages: Uint8Array[], done: Done) {
    // Not a part of memory that others share, as small buffers are: it goes to the other side, and is not copied.
    const all = new Uint8Array(messages.reduce((bytes, { byteLength }) => bytes + byteLength, 0))
    let start = 0
    for (const message of messages) {
      all.set(message, start)
      start += message.byteLength
    }
    this.#port.postMessage(all, [all.buffer])
    done()
  }

  override _final(done: Done) {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: Done) {
    this.#port.close()
    done(error)
  }

  ref() {
    this.#port.ref()
  }

  unref() {
    this.#port.unref()
  }

  setNoDelay() {
    // There is no network.
  }

  setKeepAlive() {
    // Nor anything that forgets silent connections.
  }
}
