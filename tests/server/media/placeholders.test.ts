import { loadBuiltSite } from '@server/render/site-renderer'
import { sendUpload } from '@tests/server/send-upload'
import { startServer } from '@tests/server/start-server'
import sharp from 'sharp'
import { expect, test } from 'vitest'

/** No two neighbours alike, in as many pixels as a placeholder has: nothing takes more bytes. */
const motley = () => {
  const pixels = Buffer.from(Array.from({ length: 8 * 5 * 3 }, (_, index) => ((index * index) % 7 < 3 ? 0 : 255)))
  const raw = { width: 8, height: 5, channels: 3 } as const
  return sharp(pixels, { raw }).resize(640, 400, { kernel: 'nearest' }).png().toBuffer()
}

const photograph = () => sharp('demo/images/kerinci.webp').resize(640, 400).png().toBuffer()

test('the HTML shows something of each picture until it has loaded, in at most 200 bytes', async () => {
  const server = await startServer({ renderer: await loadBuiltSite() })
  const upload = async (picture: Buffer) => (await sendUpload(server, picture)).json.path as string
  const [above, inText, onCard] = [
    await upload(await motley()),
    await upload(await photograph()),
    await upload(await motley()),
  ]
  const topic = await server.make.category()
  const common = { category_ids: [topic.id] }
  await server.make.article({ ...common, image_url: onCard })
  const content = `<p>Text</p><figure class="image"><img src="${inText}" alt="A summit"></figure>`
  const { id } = await server.make.article({ ...common, image_url: above, content })

  const { text } = await server.fetch(`/articles/${id}`)
  const shown = [...text.matchAll(/<img class="blurred" src="(data:image\/webp;base64,([^"]*))"/g)]
  expect(shown).toHaveLength(3)
  for (const [, address = '', data = ''] of shown) {
    expect(address.length).toBeLessThanOrEqual(200)
    expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ width: 8, height: 5 })
  }
})
