import { purge } from '@server/people/retention/purge'
import { startServer, type TestServer } from '@tests/server/start-server'

const DAY = 86_400_000

export type Client = Awaited<ReturnType<TestServer['as']>>

/** A server with an editor, on which days pass as told. */
export async function startTrash() {
  let time = Date.UTC(2026, 4, 1)
  const server = await startServer({ now: () => new Date(time) })
  const { db, storage, make, as } = server
  const editor = await make.user({ role: 'editor', name: 'Edo' })
  return {
    ...server,
    user: editor,
    editor: await as(editor),
    asRole: async (role: 'admin' | 'marketing' | 'membership' | 'editor') => as(await make.user({ role })),
    /** Sessions end sooner: sign in again afterwards. */
    passDays: (days: number) => {
      time += days * DAY
    },
    purgeNow: () => purge({ db, storage, now: () => new Date(time) }),
  }
}

export const itemsOf = async (client: Client, query = '') => (await client.get(`/api/trash${query}`)).json.items

export async function trashId(client: Client, title: string) {
  const item = (await itemsOf(client)).find((each: { title: string }) => each.title === title)
  return item?.id as number
}

export const restore = async (client: Client, title: string, body?: object) =>
  client.post(`/api/trash/${await trashId(client, title)}/restore`, body)
