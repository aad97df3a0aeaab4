import { canvas, sendUpload } from './send-upload'
import { startBucket } from './start-bucket'
import { startServer } from './start-server'

export const STORAGES = ['the folder', 'a bucket'] as const
export type StorageKind = (typeof STORAGES)[number]

/** The settings of a server that stores files there. */
export const settingsFor = async (where: StorageKind): Promise<Record<string, string>> =>
  where === 'a bucket'
    ? {
        S3_ENDPOINT: await startBucket(),
        S3_BUCKET: 'pictures',
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
      }
    : {}

/** A server with an editor and a member, and pictures that differ by their width. */
export async function startLibrary({ where = 'the folder', now }: { where?: StorageKind; now?: () => Date } = {}) {
  const server = await startServer({ env: await settingsFor(where), now })
  const client = async (role: 'admin' | 'editor' | 'membership', name: string) => {
    const user = await server.make.user({ role, name })
    return { ...(await server.as(user)), user }
  }
  let width = 500
  return {
    ...server,
    client,
    editor: await client('editor', 'Edi'),
    member: await client('membership', 'Mem'),
    newPicture: () => {
      width += 1
      return canvas(width, 4).png().toBuffer()
    },
    async upload({ token }: { token: string }, picture: Buffer, name = 'picture.png') {
      const { json } = await sendUpload(server, picture, { token, name })
      return { id: json.media_id as number, url: json.path as string }
    },
    /** Of the picture and its narrower copy. */
    async statusOf(url: string) {
      const paths = [url, url.replace('.webp', '.w480.webp')]
      return Promise.all(paths.map(async (path) => (await server.fetch(path)).status))
    },
  }
}

export type Library = Awaited<ReturnType<typeof startLibrary>>
