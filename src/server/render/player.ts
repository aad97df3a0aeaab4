import { createHash } from 'node:crypto'
import { escapeHtml } from '@shared/content/html'
import { PLAYER_PATH } from '@shared/video'
import type { FastifyInstance } from 'fastify'
import { type Storage, typeOf } from '../files/storage/types'
import { notFound } from '../http/errors'

const POSTER = '/player-poster.svg'

const STYLE =
  'html,body{height:100%;margin:0;background:#1f2a30}video{display:block;width:100%;height:100%;object-fit:contain}a{color:#fdfbf5}'

const POLICY = [
  "default-src 'none'",
  "media-src 'self'",
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "object-src 'none'",
].join('; ')

/** From the first tenth of a second, since many films begin with black. Until it has arrived, the poster is shown. */
const START = '#t=0.1'

const page = (source: string, name: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${name}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <video src="${source}${START}" poster="${POSTER}" controls playsinline preload="none"><a href="${source}">${name}</a></video>
  </body>
</html>
`

/**
 * The page that plays an uploaded film in a frame. A film that is framed without it is played by the browser's own page, which
 * starts by itself, and which Firefox shows at the film's size.
 */
export function registerPlayer(
  app: FastifyInstance,
  { storage, nameOfMagazine }: { storage: Pick<Storage, 'has'>; nameOfMagazine: () => Promise<string> },
) {
  app.get<{ Params: { name: string } }>(`${PLAYER_PATH}:name`, async ({ params: { name } }, reply) => {
    if (typeOf(name) !== 'video/mp4' || !(await storage.has(name))) throw notFound('Video')
    return reply
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'public, max-age=3600' })
      .type('text/html; charset=utf-8')
      .send(page(escapeHtml(`/uploads/${name}`), escapeHtml(await nameOfMagazine())))
  })
}
