import { withCopies } from '@server/transfer/import/pictures'
import { expect, test } from 'vitest'

test('each picture of a gallery is copied, and one that cannot be fetched keeps its address', async () => {
  const item = (url: string, caption: string) => ({ caption, file: { url } })
  const gallery = (...items: ReturnType<typeof item>[]) => ({ id: 'a', type: 'gallery' as const, data: { items } })
  const copy = async (address: string) => (address.endsWith('/gone.png') ? undefined : '/uploads/lake.webp')
  const given = gallery(item('https://old.example/lake.png', 'Lake'), item('https://old.example/gone.png', 'Gone'))
  expect(await withCopies(given, copy)).toEqual(
    gallery(item('/uploads/lake.webp', 'Lake'), item('https://old.example/gone.png', 'Gone')),
  )
})
