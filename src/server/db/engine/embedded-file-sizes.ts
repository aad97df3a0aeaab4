import type { PGlite } from '@electric-sql/pglite'

/** As in C's `lseek`. */
const SEEK_END = 2

type Stream = { node: object }
type Arguments = unknown[]

/** The operations of the engine's file system on folders of the real one. Emscripten, which has made it, does not declare them. */
type NodeFiles = {
  stream_ops: {
    llseek: (stream: Stream, offset: number, whence: number) => number
    write: (stream: Stream, ...rest: Arguments) => number
    setattr: (stream: Stream, ...rest: Arguments) => void
  }
  node_ops: { setattr: (node: object, ...rest: Arguments) => void }
}

/**
 * Has the engine remember the sizes of its files. It asks for the size of a table and of each of its indexes whenever it plans a
 * statement, and for that of a table whenever it begins to read all of it. To ask the system each time took a tenth of a list's time.
 * A size is forgotten when the file is written to or cut: only the engine changes these files.
 */
export function rememberFileSizes({ Module: { NODEFS } }: PGlite) {
  const { stream_ops: streams, node_ops: nodes } = NODEFS as unknown as NodeFiles
  const { llseek, write, setattr } = streams
  const { setattr: setAttributes } = nodes
  const sizes = new WeakMap<object, number>()

  streams.llseek = (stream, offset, whence) => {
    const isSize = offset === 0 && whence === SEEK_END
    const position = (isSize ? sizes.get(stream.node) : undefined) ?? llseek(stream, offset, whence)
    if (isSize) sizes.set(stream.node, position)
    return position
  }
  streams.write = (stream, ...rest) => {
    sizes.delete(stream.node)
    return write(stream, ...rest)
  }
  streams.setattr = (stream, ...rest) => {
    sizes.delete(stream.node)
    setattr(stream, ...rest)
  }
  nodes.setattr = (node, ...rest) => {
    sizes.delete(node)
    setAttributes(node, ...rest)
  }
}
