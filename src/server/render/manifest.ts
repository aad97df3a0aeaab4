import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Request } from '@shared/client'
import { compatiblePicture } from '@shared/images'
import type { FastifyInstance } from 'fastify'
import { clientBuild } from '../http/files'

const MANIFEST = '/manifest.webmanifest'

const MAX_SHORT_NAME = 12

/** The file of the build, with what the owner has set. */
export function registerManifest(app: FastifyInstance, request: Request) {
  app.get(MANIFEST, { config: { cacheable: true } }, async (_, reply) => {
    const { settings } = await request('GET /api/settings', {})
    const built = JSON.parse(await readFile(join(clientBuild, MANIFEST), 'utf8'))
    const isSet = (name: 'name' | 'description' | 'logo_url') => settings.changed.includes(name)
    const logo = settings.logo_url && compatiblePicture(settings.logo_url)
    const { name } = settings
    return reply.type('application/manifest+json; charset=utf-8').send({
      ...built,
      ...(isSet('name') && { name, short_name: name.length <= MAX_SHORT_NAME ? name : name.split(' ')[0] }),
      ...(isSet('description') && { description: settings.description }),
      ...(logo && {
        icons: [{ src: logo.src, ...(logo.width && { sizes: `${logo.width}x${logo.height}` }) }],
      }),
    })
  })
}
