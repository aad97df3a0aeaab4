import { addressPatterns } from '@admin/editor/tools/image-addresses'
import { createImageView } from '@admin/editor/tools/image-view'
import { isFilm } from '@shared/content/addresses'
import { expect, test, vi } from 'vitest'

const films = ['https://x.org/a.mp4', 'https://x.org/a.mp4?sig=1', 'https://x.org/a.MP4#t=3', '/uploads/a.mp4']

test.each([...films, 'https://x.org/a.png', 'https://x.org/a.mp4.png?x=a'])(
  'the editor shows %s as a film or a picture, as readers see it',
  (url) => {
    const view = createImageView({
      texts: { caption: '', alt: '', credit: '' },
      addressOf: (address) => address,
      onFile: vi.fn(),
      onUrl: vi.fn(),
    })
    view.showPicture(url)
    expect(view.root.querySelector('video') !== null).toBe(isFilm(url))
    expect(view.root.querySelector('img') !== null).toBe(!isFilm(url))
  },
)

test.each(films.filter((url) => url.startsWith('https:')))('the pasted address %s becomes a film', (url) => {
  expect(addressPatterns.video.exec(url)?.[0]).toBe(url)
})

test('the link of a picture is kept, is shown only where there is one, and gets the protocol that it lacks', () => {
  const viewOf = (link: string) =>
    createImageView({
      texts: { caption: '', alt: '', credit: '', link },
      isItem: true,
      addressOf: (address) => address,
      onFile: vi.fn(),
      onUrl: vi.fn(),
    })
  const field = (view: ReturnType<typeof viewOf>) => [...view.root.querySelectorAll('input')].at(-1) as HTMLInputElement
  const frame = (view: ReturnType<typeof viewOf>) => field(view).closest('label') as HTMLLabelElement

  const linked = viewOf('https://a.example/')
  expect(linked.texts().link).toBe('https://a.example/')
  expect(frame(linked).hidden).toBe(false)
  const plain = viewOf('')
  expect(frame(plain).hidden).toBe(true)
  plain.askLink()
  expect(frame(plain).hidden).toBe(false)
  field(plain).value = 'b.example/lake'
  expect(plain.texts().link).toBe('http://b.example/lake')
})
