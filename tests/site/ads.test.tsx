import { AD_VIEW_MS } from '@site/components/AdCard'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { makeAd } from '@tests/factories/ad'
import { startHost } from '@tests/host'
import { takeComplaints } from '@tests/setup'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderSite } from './render-site'

const partners = async () => within(await screen.findByRole('region', { name: 'Featured Partners' }))

async function open(overrides: Parameters<typeof makeAd>[0]) {
  renderSite('/', { ads: [makeAd(overrides)] })
  const card = (await partners()).getByRole('article')
  return { card, ad: within(card), frame: card.querySelector('iframe') }
}

test('a picture ad shows its picture, title and description, and links to the advertiser', async () => {
  const { card, ad } = await open({
    title: 'Lake house',
    description: 'Six rooms.',
    image_url: 'https://pictures.example/house.webp',
    link: 'https://house.example/',
  })
  expect(ad.getByRole('heading', { name: 'Lake house' })).toBeVisible()
  expect(ad.getByText('Six rooms.')).toBeVisible()
  expect(card.querySelector('.excerpt')).toBeNull()
  expect(ad.getByText('Advertisement')).toBeVisible()
  expect(card.querySelector('img')).toHaveAttribute('src', 'https://pictures.example/house.webp')
  const link = ad.getByRole('link', { name: 'Learn More: Lake house' })
  expect(link).toHaveAttribute('href', 'https://house.example/')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener sponsored')
})

test('a long text is cut until the reader asks for all of it, and a short one never', async () => {
  const { card, ad } = await open({ title: 'Lake house', description: 'Six rooms. '.repeat(30).trim() })
  expect(card.querySelector('.excerpt')).not.toBeNull()
  expect(ad.getByRole('checkbox', { name: 'Read all Lake house' })).not.toBeChecked()
})

test('a text ad needs no picture, and no ad needs a link', async () => {
  const { card, ad } = await open({ ad_type: 'text', image_url: null, link: null, title: 'Guides wanted' })
  expect(ad.getByRole('heading', { name: 'Guides wanted' })).toBeVisible()
  expect(card.querySelector('img, iframe')).toBeNull()
  expect(ad.queryByRole('link')).toBeNull()
})

test('a link that is not a web address is omitted', async () => {
  const { ad } = await open({ link: 'javascript:alert(1)' })
  expect(ad.queryByRole('link')).toBeNull()
})

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=4'],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871'],
])('the video %s plays from %s', async (image_url, source) => {
  const { frame } = await open({ ad_type: 'video', image_url, title: 'A film' })
  expect(frame).toHaveAttribute('src', source)
  expect(frame).toHaveAttribute('title', 'A film')
  expect(frame).toHaveAttribute('sandbox', expect.stringContaining('allow-scripts'))
  expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('top-navigation'))
})

test('a video on the same host is sandboxed, so that it runs no scripts', async () => {
  const { frame } = await open({ ad_type: 'video', image_url: '/uploads/film.mp4' })
  expect(frame).toHaveAttribute('src', '/uploads/film.mp4')
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin')
})

test('no name in the markup of ads is one that blockers look for', async () => {
  const ads = [
    makeAd({ ad_type: 'image' }),
    makeAd({ ad_type: 'text', image_url: null }),
    makeAd({ ad_type: 'video', image_url: '/uploads/film.mp4' }),
  ]
  renderSite('/', { ads })
  await partners()
  const names = [...document.body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(({ name }) => name !== 'title').flatMap(({ name, value }) => [name, value]),
  )
  expect(names.filter((name) => /(?:^|[^a-z])(?:ads?|advert\w*|banner-?ad)(?:[^a-z]|$)/i.test(name))).toEqual([])
})

test('unpublished ads are not shown', async () => {
  renderSite('/', { ads: [makeAd({ status: 'approved' }), makeAd({ title: 'Shown' }), makeAd({ status: 'pending' })] })
  expect((await partners()).getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual(['Shown'])
})

describe('a view', () => {
  type Observer = { isOn: boolean; notify: (entries: { isIntersecting: boolean }[]) => void }
  let observers: Observer[]
  class FakeObserver implements Observer {
    isOn = false
    constructor(readonly notify: Observer['notify']) {
      observers.push(this)
    }
    observe() {
      this.isOn = true
    }
    disconnect() {
      this.isOn = false
    }
  }
  /** Reports that the ad has become visible or hidden. */
  const see = (isIntersecting: boolean) => {
    for (const observer of observers) if (observer.isOn) observer.notify([{ isIntersecting }])
  }
  const viewed = () => JSON.parse(sessionStorage.getItem('viewedAds') ?? '[]')
  const POST = 'POST /api/ads/:id/view'

  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  async function openAd(host = startHost({ ads: [makeAd({ id: 7 })] })) {
    observers = []
    vi.stubGlobal('IntersectionObserver', FakeObserver)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    renderSite('/', {}, host)
    await partners()
    // The observer is created in an effect, after the ad is visible.
    await wait(0)
    return host
  }
  afterEach(() => vi.unstubAllGlobals())

  test('counts once the ad has been visible for a second', async () => {
    const host = await openAd()
    see(true)
    await wait(AD_VIEW_MS)
    expect(viewed()).toEqual([7])
    await waitFor(async () => expect(await host.rows('ads')).toMatchObject([{ views: 1 }]))
    expect(host.countOf(POST)).toBe(1)
  })

  test('does not count if the ad is visible for less than a second', async () => {
    const host = await openAd()
    see(true)
    await wait(AD_VIEW_MS / 2)
    see(false)
    await wait(AD_VIEW_MS * 2)
    expect(host.countOf(POST)).toBe(0)
  })

  test('does not count again in the same browser session', async () => {
    sessionStorage.setItem('viewedAds', '[7]')
    const host = await openAd()
    expect(observers).toEqual([])
    see(true)
    await wait(AD_VIEW_MS * 2)
    expect(host.countOf(POST)).toBe(0)
  })

  test('that cannot be counted is only logged', async () => {
    const host = await openAd()
    host.failNext(POST, 500)
    see(true)
    await wait(AD_VIEW_MS)
    await waitFor(() => expect(takeComplaints()).toEqual([expect.stringContaining('Ad view: 500')]))
  })
})

describe('a click on the link of an ad', () => {
  const POST = 'POST /api/ads/:id/click'

  async function openLink(
    host = startHost({ ads: [makeAd({ id: 7, title: 'Lake house', link: 'https://house.example/' })] }),
  ) {
    renderSite('/', {}, host)
    const link = (await partners()).getByRole('link', { name: 'Learn More: Lake house' })
    // The test has no other page to go to.
    link.addEventListener('click', (event) => event.preventDefault())
    return { host, link }
  }

  test('is counted once per browser session, and the link stays plain', async () => {
    const { host, link } = await openLink()
    expect(link).toHaveAttribute('href', 'https://house.example/')
    fireEvent.click(link)
    fireEvent.click(link)
    await waitFor(async () => expect(await host.rows('ads')).toMatchObject([{ clicks: 1 }]))
    expect(host.countOf(POST)).toBe(1)
    expect(sessionStorage.getItem('clickedAds')).toBe('[7]')
  })

  test('is counted with the middle button too, but not with the one that opens a menu', async () => {
    const { host, link } = await openLink()
    fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 2 }))
    expect(host.countOf(POST)).toBe(0)
    fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }))
    await waitFor(() => expect(host.countOf(POST)).toBe(1))
  })

  test('that cannot be counted is only logged', async () => {
    const { host, link } = await openLink()
    host.failNext(POST, 500)
    fireEvent.click(link)
    await waitFor(() => expect(takeComplaints()).toEqual([expect.stringContaining('Ad click: 500')]))
  })
})
