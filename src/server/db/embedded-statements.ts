import { messages, type PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'
import { nameRepeated } from './prepared-statements'

const { serialize } = protocol

/** What the engine has told of a statement when it prepared it. */
type Prepared = { name: string; parameterTypes: number[]; fields: Results['fields'] }

type Parameters = unknown[] | undefined

/** Each message by itself, as the engine sends its answers to one before it reads the next. */
const ask = (client: PGlite, message: Uint8Array) => client.execProtocolStream(message, { syncToFs: false })

/** Ends the implicit transaction in which the messages before it were answered. */
const finish = (client: PGlite) => client.execProtocolStream(serialize.sync(), { syncToFs: true })

async function prepare(client: PGlite, name: string, text: string): Promise<Prepared> {
  await ask(client, serialize.parse({ name, text }))
  const answers = await ask(client, serialize.describe({ type: 'S', name }))
  const found = <Message extends (typeof answers)[number]>(kind: new (...parts: never[]) => Message) =>
    answers.find((answer): answer is Message => answer instanceof kind)
  return {
    name,
    parameterTypes: found(messages.ParameterDescriptionMessage)?.dataTypeIDs ?? [],
    fields: found(messages.RowDescriptionMessage)?.fields ?? [],
  }
}

function serialised(client: PGlite, types: number[], parameters: Parameters = []) {
  return parameters.map((value, index) => {
    if (value === null || value === undefined) return null
    const type = types[index] as number
    return client.serializers[type]?.(value) ?? String(value)
  })
}

/** The values of a row, as `query` returns them. */
function readerOf({ fields }: Prepared, client: PGlite, { parsers, rowMode }: QueryOptions) {
  const readers = fields.map(({ dataTypeID }) => {
    const parse = parsers?.[dataTypeID] ?? client.parsers[dataTypeID]
    return (text: string | null) => (text === null || !parse ? text : parse(text, dataTypeID))
  })
  const valuesOf = (texts: (string | null)[]) => texts.map((text, index) => readers[index]?.(text))
  if (rowMode === 'array') return valuesOf
  return (texts: (string | null)[]) =>
    Object.fromEntries(valuesOf(texts).map((value, index) => [fields[index]?.name, value]))
}

async function execute(client: PGlite, { name, parameterTypes }: Prepared, parameters: Parameters) {
  const values = serialised(client, parameterTypes, parameters)
  await ask(client, serialize.bind({ statement: name, values }))
  return ask(client, serialize.execute({}))
}

/**
 * Has the embedded database prepare what is read again and again, as PostgreSQL does. Its engine has no call for that, so these
 * statements are sent in the messages of PostgreSQL's protocol. Statements within transactions are left as they are.
 */
export function prepareRepeatedEmbedded(client: PGlite) {
  const nameOf = nameRepeated()
  const known = new Map<string, Prepared>()
  const query = client.query.bind(client)

  /** Undefined if it failed, and so has changed nothing. */
  async function executePrepared(text: string, name: string, parameters: Parameters) {
    await client._checkReady()
    // Not between the statements of a transaction, which would let this one see what is not committed.
    return client._runExclusiveTransaction(() =>
      client.runExclusive(async () => {
        try {
          const prepared = known.get(text) ?? (await prepare(client, name, text))
          known.set(text, prepared)
          return { prepared, answers: await execute(client, prepared, parameters) }
        } catch {
          return undefined
        } finally {
          await finish(client)
        }
      }),
    )
  }

  async function queryPrepared(text: string, parameters?: unknown[], options: QueryOptions = {}) {
    const name = nameOf(text)
    const done = name && (await executePrepared(text, name, parameters))
    // What has failed is sent once more in the usual way, whose errors are those that everything else expects.
    if (!done) return query(text, parameters, options)
    const read = readerOf(done.prepared, client, options)
    const rows = done.answers.flatMap((answer) =>
      answer instanceof messages.DataRowMessage ? [read(answer.fields)] : [],
    )
    return { rows, fields: done.prepared.fields }
  }
  Object.assign(client, { query: queryPrepared })
}
